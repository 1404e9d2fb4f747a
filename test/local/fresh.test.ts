/** `npm start -- --fresh` removes the data of an installation, and nothing else. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../../admin/console';
import { removeData } from '../../local/fresh';
import { useTemporaryHome } from '../support/temporary-home';

const home = useTemporaryHome();

function fill(names: string[]): void {
  for (const name of names) {
    if (name.includes('.')) writeFileSync(join(home(), name), '');
    else mkdirSync(join(home(), name, 'inner'), { recursive: true });
  }
}

it('removes the data, and keeps programs, keys and what it does not know', () => {
  fill(['postgres', 'typesense', 'documents', 'bank-files', 'witness']);
  fill(['temporal.db', 'temporal.db-wal', 'demo-keys.json', 'demo-passwords.json', 'receipt-signer.json']);
  const kept = ['cache', 'notes', 'ports.json', 'receipt-signing.key', 'typesense.key'];
  fill(kept);
  removeData(home(), {});
  expect(readdirSync(home()).sort()).toEqual(kept);
});

it('follows the link of the database alone, also if its target is gone', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'giving-elsewhere-'));
  try {
    for (const name of ['cluster', 'papers']) mkdirSync(join(elsewhere, name));
    symlinkSync(join(elsewhere, 'cluster'), join(home(), 'postgres'));
    symlinkSync(join(elsewhere, 'papers'), join(home(), 'documents'));
    removeData(home(), {});
    expect(readdirSync(elsewhere)).toEqual(['papers']);
    symlinkSync(join(elsewhere, 'cluster'), join(home(), 'postgres'));
    removeData(home(), {});
    expect(readdirSync(home())).toEqual([]);
  } finally {
    rmSync(elsewhere, { recursive: true });
  }
});

it.each(['DATABASE_URL', 'DOCUMENTS_DIR'])('removes nothing while %s says that data is elsewhere', (name) => {
  fill(['postgres']);
  expect(() => removeData(home(), { [name]: 'elsewhere' })).toThrow(UserError);
  expect(existsSync(join(home(), 'postgres'))).toBe(true);
});
