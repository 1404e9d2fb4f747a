/** Every column of the schema stands in db/personal-data, which says what an export shows and an erasure leaves. */
import { selectRows } from '../../db/database';
import { OTHER_TABLES, PERSON_TABLES, policiesOf } from '../../db/personal-data';
import { useDatabase } from '../support/database';

const test = useDatabase();

interface Named {
  table: string;
  column: string;
}

/** The migrations' own table has no rows about anybody. */
const OWN_TABLES = ['migrations'];

const nameOf = ({ table, column }: Named) => `${table}.${column}`;

/** Every column that stands in db/personal-data. */
const judged = [
  ...Object.entries(PERSON_TABLES).flatMap(([table, each]) =>
    policiesOf(each).map(([column]) => nameOf({ table, column })),
  ),
  ...Object.entries(OTHER_TABLES).flatMap(([table, columns]) =>
    columns.split(' ').map((column) => nameOf({ table, column })),
  ),
];

it('judges every column of the schema once, and no other one', async () => {
  const columns = await selectRows<Named>(
    test.db,
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND table_name <> ALL($1)`,
    [OWN_TABLES],
  );
  expect([...judged].sort()).toEqual(columns.map(nameOf).sort());
});

it('says for each table why a part of a row stays, or deletes its rows', () => {
  for (const { kept, isDeleted } of Object.values(PERSON_TABLES)) {
    expect(kept === undefined).toBe(isDeleted === true);
  }
});

it('never exports a hash, a key or a password, and erases each sealed text of a person', () => {
  for (const [table, each] of Object.entries(PERSON_TABLES)) {
    for (const [column, { isExported, erasedTo }] of policiesOf(each)) {
      const name = nameOf({ table, column });
      if (/password|token|secret|_hash$|^hash$|fingerprint/.test(column) && column !== 'transaction_hash') {
        expect([name, isExported]).toEqual([name, false]);
      }
      const stays = erasedTo === undefined && each.isDeleted !== true;
      if (column.includes('sealed') && column !== 'sealed_secret')
        expect([name, stays]).toEqual([name, false]);
    }
  }
});
