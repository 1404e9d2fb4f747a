/** docs/operating.md lists every setting of config.ts, and of the settings of the nouns that it includes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_DIRECTORY as ROOT } from '../../local/paths';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

it('lists the settings', () => {
  const sources = [
    'config.ts',
    'domain/approvals/settings.ts',
    'domain/charges/settings.ts',
    'domain/identity-checks/settings.ts',
    'domain/payouts/settings.ts',
    'domain/payouts/bank-settings.ts',
    'domain/users/phone-settings.ts',
    'domain/users/terms.ts',
  ]
    .map(read)
    .join('');
  const known = [...sources.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);
  const rows = read('docs/operating.md').match(/^\| `[A-Z_]+`.*$/gm) ?? [];
  const listed = rows
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)])
    .map(([, name]) => name);
  expect(listed.sort()).toEqual([...new Set(known)].sort());
});
