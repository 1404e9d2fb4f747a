/** A change of the schema. Every change is forward only: the way back is a backup. */
export type Migration = { name: string } & Change;

type Change =
  /** Statements that run in one transaction. They must take short locks only. */
  | { up: string }
  /** An index that is built while others write. `on` is what follows `CREATE INDEX name ON`. */
  | { index: string; on: string; unique?: boolean }
  /** A statement that changes some rows at a time. It is repeated until it changes none. */
  | { batch: string };

/** All migrations, oldest first. Until 0.1.0, changes are made in db/schema instead. */
export const migrations: Migration[] = [];
