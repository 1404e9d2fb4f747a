/** The installation that is attacked: its API over HTTP, and its database for the comparison. */
import { type Database, selectRows } from '../../../db/database';
import { call } from '../../support/api';
import { type Installation } from '../../support/installation';
import { waitFor } from '../../support/wait';
import { type Target } from './world';

const SETTLING_MS = 120_000;

export function targetOf({ api, db }: Installation): Target {
  return { url: api.address, db, call: (method, path, options) => call(api.address, method, path, options) };
}

/** Waits until no gift and no refund is pending. */
export async function waitUntilSettled(db: Database): Promise<void> {
  const sql = `SELECT 1 FROM donations WHERE status = 'pending' UNION ALL SELECT 1 FROM refunds WHERE status = 'pending'`;
  await waitFor('gifts to settle', async () => (await selectRows(db, sql)).length === 0, SETTLING_MS);
}
