/** A short run of `npm run bench -- hostile`: no answer of 500, nothing of others changed, no right gained. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { selectRows } from '../../../db/database';
import { startApi, type TestApi } from '../../support/api';
import { indexAll } from '../../support/index-search';
import { attack, describeReport } from './attack';
import { compareSnapshots, takeSnapshot } from './guard';
import { buildWorld } from './world';

const COUNT = Number(process.env.HOSTILE_COUNT ?? 800);
const SEED = Number(process.env.HOSTILE_SEED ?? 25);

const documents = mkdtempSync(join(tmpdir(), 'giving-hostile-'));
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ DOCUMENTS_DIR: documents });
  await indexAll(api);
});
afterAll(async () => {
  await api.close();
  rmSync(documents, { recursive: true, force: true });
});

it(`${String(COUNT)} hostile requests over all operations break nothing`, async () => {
  const report = await attack(api, { seed: SEED, count: COUNT });
  process.stderr.write(`${describeReport(report).join('\n')}\n`);
  expect(report.faults).toEqual([]);
  expect(report.differences).toEqual([]);
  expect(report.passed / report.requests).toBeGreaterThanOrEqual(0.5);
});

it('the comparison notices each kind of thing that changed', async () => {
  const world = await buildWorld(api);
  const { userId, accountId } = world.victims.owner;
  const [things] = world.victimThings;
  const id = (await things?.get('charity_id')) ?? '';
  const changeId = await things?.get('change_id');
  const writeOffId = await things?.get('write_off_id');
  const payoutAccountId = await things?.get('account_id');
  const before = await takeSnapshot(api.db, world);
  await api.db.models.charities.update({ walletAddress: `0x${'1'.repeat(40)}` }, { where: { id } });
  await selectRows(api.db, 'UPDATE users SET is_reviewer = true WHERE id = $1 RETURNING 1', [userId]);
  await api.db.models.apiKeys.update({ scopes: ['charities:read'] }, { where: { accountId } });
  await selectRows(
    api.db,
    `WITH confirmed AS (UPDATE charity_changes SET status = 'refused', ended_at = now() WHERE id = $2),
       accepted AS (UPDATE payout_accounts SET is_holder_accepted = NOT is_holder_accepted WHERE id = $5),
       removed AS (DELETE FROM pending_members WHERE charity_id = $1),
       left_behind AS (INSERT INTO former_members (charity_id, user_id, left_at) VALUES ($1, $4, now()))
     UPDATE write_offs SET amount_minor = amount_minor + 1 WHERE id = $3 RETURNING 1`,
    [id, changeId, writeOffId, userId, payoutAccountId],
  );
  const changed = compareSnapshots(before, await takeSnapshot(api.db, world)).map(
    (line) => line.split(':')[0],
  );
  expect(new Set(changed)).toEqual(
    new Set([
      'roles',
      'keys',
      'charities',
      'changes',
      'payout accounts',
      'pending members',
      'former members',
      'write-offs',
    ]),
  );
});
