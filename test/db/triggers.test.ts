/** docs/architecture.md lists every trigger. */
import { readFileSync } from 'node:fs';
import { selectRows } from '../../db/database';
import { useDatabase } from '../support/database';

const test = useDatabase(1);

/** `table.trigger` of each row of the section. */
function listDocumented(): string[] {
  const page = readFileSync('docs/architecture.md', 'utf8');
  const [, section = ''] = page.split('\n## Triggers\n');
  const [table = ''] = section.split('\n## ');
  return [...table.matchAll(/^\| ((?:`\w+` +)+)\| `(\w+)` +\|/gm)]
    .flatMap(([, names = '', on]) => [...names.matchAll(/\w+/g)].map(([name]) => `${on}.${name}`))
    .sort();
}

it('the triggers of a migrated database are those of the list', async () => {
  const rows = await selectRows<{ name: string }>(
    test.db,
    `SELECT c.relname || '.' || t.tgname AS name
     FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid WHERE NOT t.tgisinternal`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(listDocumented());
});
