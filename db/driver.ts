/** The driver: types and names the rows of every statement in one place, and prepares those that are marked. */
import pg, { type Client, type QueryArrayResult } from 'pg';
import { DatabaseError } from 'sequelize';

const { INT8, NUMERIC, DATE } = pg.types.builtins;
type TypeId = typeof INT8;

/**
 * How values become JavaScript's, where the driver's own way loses something. A numeric without decimals is a bigint:
 * Postgres prints a numeric with the decimals of its type. An int8 is a number, and a day stays a text.
 */
const PARSERS = new Map<TypeId, (text: string) => unknown>([
  [INT8, Number],
  [NUMERIC, (text) => (/^-?\d+$/.test(text) ? BigInt(text) : text)],
  [DATE, (text) => text],
]);

type Parser = (text: string) => unknown;

const getTypeParser = (id: TypeId, format?: 'text' | 'binary'): Parser =>
  PARSERS.get(id) ?? (pg.types.getTypeParser(id, format) as Parser);

/**
 * A client with an error listener from the start. Sequelize adds its own listener later. Until then, an error
 * without a listener would end the process.
 */
export class TypedClient extends pg.Client {
  constructor(settings: pg.ClientConfig) {
    super({ ...settings, types: { getTypeParser } });
    this.on('error', () => undefined);
  }
}

/** The names of prepared statements. */
const statements = new Map<string, string>();

export interface StatementOptions {
  /**
   * Makes every connection parse the statement once and plan it rarely. The text must be a constant that names each
   * result column: otherwise a migration could change the result columns while a process runs. If the statement joins
   * a fast-growing table, first run `SELECT ${PLAN_BY_INDEX}` in the same transaction. Otherwise Postgres may plan for
   * an empty table, and keep that plan until the next ANALYZE.
   */
  prepared?: boolean;
}

export interface Outcome {
  /** The rows, with names in camel case. */
  rows: object[];
  /** The command that Postgres says it has done. */
  command: string;
  /** How many rows the command changed or returned. */
  count: number;
}

/**
 * Sends a statement past Sequelize's `query`, which needs two to three times as much processor time for a short one.
 * Throws Sequelize's DatabaseError.
 */
export async function send(
  client: Client,
  sql: string,
  bind: unknown[] = [],
  { prepared = false }: StatementOptions = {},
): Promise<Outcome> {
  try {
    const text = { text: sql, values: bind.map(toParameter), rowMode: 'array' as const };
    const result = await client.query(prepared ? { ...text, name: nameOf(sql) } : text);
    // A text of several statements has several results.
    const last = [result].flat().at(-1) ?? result;
    return { rows: toRows(last), command: last.command, count: last.rowCount ?? 0 };
  } catch (error) {
    // The error is created here, so that its stack trace includes the caller.
    throw error instanceof Error ? new DatabaseError(Object.assign(error, { sql })) : error;
  }
}

function nameOf(sql: string): string {
  const name = statements.get(sql) ?? `giving_${statements.size + 1}`;
  statements.set(sql, name);
  return name;
}

/**
 * Escapes NUL characters, because Postgres texts cannot hold them. Throws for undefined; pass null for SQL
 * NULL.
 */
function toParameter(value: unknown, index: number): unknown {
  if (value === undefined) throw new Error(`The parameter $${index + 1} is undefined.`);
  return typeof value === 'string' ? value.replaceAll('\0', '\\0') : value;
}

function toRows({ rows, fields }: QueryArrayResult<unknown[]>): object[] {
  const names = fields.map(({ name }) => inCamelCase(name));
  return rows.map((values) => {
    const row: Record<string, unknown> = {};
    for (let index = 0; index < names.length; index += 1) row[names[index] ?? ''] = values[index];
    return row;
  });
}

/** The names of columns in camel case. Our statements have a fixed set of columns. */
const camelCased = new Map<string, string>();

function inCamelCase(name: string): string {
  const known = camelCased.get(name);
  if (known !== undefined) return known;
  const made = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  camelCased.set(name, made);
  return made;
}

/**
 * Add these `set_config` calls to the select list of a transaction's first statement. Later statements of the
 * transaction then use only indexes and nested loops. This is the fastest way to read a few rows of a large
 * table. It also works while the statistics of Postgres still show the table as small.
 */
export const PLAN_BY_INDEX = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin']
  .map((setting) => `set_config('${setting}', 'off', true)`)
  .join(', ');
