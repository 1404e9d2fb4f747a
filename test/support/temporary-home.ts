import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeHome } from './global-teardown';

/** A fresh directory for each test; what still runs in it is stopped when the test is over. */
export function useTemporaryHome(): () => string {
  let home = '';
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'giving-local-'));
    chmodSync(home, 0o755);
  });
  afterEach(() => removeHome(home));
  return () => home;
}
