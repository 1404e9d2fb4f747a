import { QueryTypes, type Sequelize } from 'sequelize';
import { skeletonOf } from '../../domain/names';
import type { Migration } from '.';

/**
 * Names that look alike have the same skeleton. The index has verified charities only, so that one look-up finds a
 * verified charity with a similar name. The migration can run again, because it commits in batches.
 */
export const nameSkeletons: Migration = {
  name: '20261201010000-add-name-skeletons',
  // Processes of the earlier release do not know the column, so it needs a default.
  up: `ALTER TABLE charities ADD COLUMN IF NOT EXISTS name_skeleton text NOT NULL DEFAULT ''`,
  fill: fillSkeletons,
  finish: 'CREATE INDEX charities_verified_skeleton ON charities (name_skeleton, id) WHERE verified;',
  down: `
    DROP INDEX charities_verified_skeleton;
    ALTER TABLE charities DROP COLUMN name_skeleton;
  `,
};

const BATCH = 5_000;

async function fillSkeletons(sequelize: Sequelize): Promise<void> {
  let after = '';
  for (;;) {
    const rows = await sequelize.query<{ id: string; name: string }>(
      "SELECT id, name FROM charities WHERE id > $1 AND name_skeleton = '' ORDER BY id LIMIT $2",
      { bind: [after, BATCH], type: QueryTypes.SELECT },
    );
    if (rows.length === 0) return;
    await storeBatch(sequelize, rows);
    after = rows.at(-1)?.id ?? after;
  }
}

async function storeBatch(sequelize: Sequelize, rows: { id: string; name: string }[]): Promise<void> {
  await sequelize.query(
    `UPDATE charities SET name_skeleton = given.skeleton
     FROM unnest($1::text[], $2::text[]) AS given (id, skeleton) WHERE charities.id = given.id`,
    { bind: [rows.map(({ id }) => id), rows.map(({ name }) => skeletonOf(name))] },
  );
}
