import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeHome } from '../support/global-teardown';

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

/** Polls until the condition holds; throws after ten seconds. */
export async function eventually(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('it did not happen within a minute');
    await sleep(20);
  }
}
