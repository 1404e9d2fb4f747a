/** db/tables describes the tables of the schema: names, types, what may be null, what has a default, and keys. */
import { selectRows } from '../../db/database';

import { type Column, nameInSql } from '../../db/tables/columns';
import { useDatabase } from '../support/database';
import { TABLES } from './all-tables';

const test = useDatabase();

/** Sequelize's name of a type, for each type that the schema uses. */
const TYPES: Record<string, string> = {
  text: 'TEXT',
  char: 'TEXT',
  _text: 'TEXT[]',
  timestamptz: 'DATETIME',
  date: 'DATEONLY',
  int2: 'INTEGER',
  int4: 'INTEGER',
  int8: 'BIGINT',
  float8: 'DOUBLE',
  bool: 'BOOLEAN',
  json: 'JSONB',
  jsonb: 'JSONB',
  bytea: 'BLOB',
};

/** The migrations' own table is written without Sequelize. */
const UNDESCRIBED = ['migrations'];

interface Description {
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isKey: boolean;
}

const lineOf = ({ table, column, type, isNullable, hasDefault, isKey }: Description) =>
  `${table}.${column} ${type}${isNullable ? ' null' : ''}${hasDefault ? ' default' : ''}${isKey ? ' key' : ''}`;

function describeColumn(table: string, property: string, column: Column<unknown>): Description {
  const { isNullable, hasDefault, isKey } = column;
  return { table, column: nameInSql(property), type: String(column.type), isNullable, hasDefault, isKey };
}

const described = TABLES.flatMap(({ name, columns }) =>
  Object.entries<Column<unknown>>(columns).map(([property, column]) =>
    lineOf(describeColumn(name, property, column)),
  ),
);

async function readSchema(): Promise<string[]> {
  const rows = await selectRows<Omit<Description, 'type'> & { udt: string; scale: number | null }>(
    test.db,
    `SELECT c.table_name AS table, c.column_name AS column, c.udt_name AS udt, c.numeric_scale AS scale,
       c.is_nullable = 'YES' AS is_nullable,
       c.is_nullable = 'NO' AND (c.column_default IS NOT NULL OR c.is_identity = 'YES' OR c.is_generated = 'ALWAYS') AS has_default,
       EXISTS (SELECT FROM information_schema.key_column_usage k
         JOIN information_schema.table_constraints t USING (constraint_schema, constraint_name)
         WHERE t.constraint_type = 'PRIMARY KEY' AND k.table_name = c.table_name AND k.column_name = c.column_name)
         AS is_key
     FROM information_schema.columns c WHERE c.table_schema = 'public'`,
  );
  return rows
    .filter(({ table }) => !UNDESCRIBED.includes(table))
    .map(({ udt, scale, ...row }) => {
      const numeric = scale === 0 ? 'DECIMAL(38)' : 'DECIMAL';
      return lineOf({ ...row, type: udt === 'numeric' ? numeric : (TYPES[udt] ?? udt) });
    });
}

it('every column of every table is described as it is', async () => {
  expect([...described].sort()).toEqual((await readSchema()).sort());
});
