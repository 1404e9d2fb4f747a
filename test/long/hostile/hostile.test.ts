/** Generated hostile requests to all operations: no answer of 500, nothing of others changed, no right gained. */
import { runStatement } from '../../../db/database';
import { TEST_TIMEOUT_MS, useInstallation } from '../../support/installation';
import { sizeOf } from '../../support/large';
import { attack, describeReport } from './attack';
import { compareSnapshots, takeSnapshot } from './guard';
import { targetOf } from './target';
import { buildWorld } from './world';
import { update } from '../../../db/rows';
import { apiKeys } from '../../../db/tables/accounts';
import { charities } from '../../../db/tables/charities';

const COUNT = sizeOf({ usual: 800, large: 50_000 });
/** `HOSTILE_SEED` makes other requests. */
const SEED = Number(process.env.HOSTILE_SEED ?? 25);
/** A slow machine answers a request and checks its part of the world in this time. */
const MS_PER_REQUEST = 100;

const installation = useInstallation();
jest.setTimeout(TEST_TIMEOUT_MS + COUNT * MS_PER_REQUEST);

it(`${String(COUNT)} hostile requests of the seed ${String(SEED)} over all operations break nothing`, () =>
  installation.watch(async () => {
    const report = await attack(targetOf(installation), { seed: SEED, count: COUNT });
    process.stderr.write(`${describeReport(report).join('\n')}\n`);
    expect(report.faults).toEqual([]);
    expect(report.differences).toEqual([]);
    expect(report.passed / report.requests).toBeGreaterThanOrEqual(0.5);
  }));

it('the comparison notices each kind of thing that changed', async () => {
  const { db } = installation;
  const world = await buildWorld(targetOf(installation));
  const { userId, accountId } = world.victims.owner;
  const [things] = world.victimThings;
  const id = (await things?.get('charity_id')) ?? '';
  const changeId = await things?.get('change_id');
  const writeOffId = await things?.get('write_off_id');
  const payoutAccountId = await things?.get('account_id');
  const before = await takeSnapshot(db, world);
  await update(db, charities, { id }, { walletAddress: `0x${'1'.repeat(40)}` });
  await runStatement(db, 'UPDATE users SET is_reviewer = true WHERE id = $1', [userId]);
  await update(db, apiKeys, { accountId }, { scopes: ['charities:read'] });
  await runStatement(
    db,
    `WITH confirmed AS (UPDATE charity_changes SET status = 'refused', ended_at = now() WHERE id = $2),
       accepted AS (UPDATE payout_accounts SET is_holder_accepted = NOT is_holder_accepted WHERE id = $5),
       asked AS (UPDATE approvals SET parties = parties || 'user_none'::text WHERE charity_id = $1),
       left_behind AS (INSERT INTO former_members (charity_id, user_id, left_at) VALUES ($1, $4, now()))
     UPDATE write_offs SET amount_minor = amount_minor + 1 WHERE id = $3`,
    [id, changeId, writeOffId, userId, payoutAccountId],
  );
  const changed = compareSnapshots(before, await takeSnapshot(db, world)).map((line) => line.split(':')[0]);
  expect(new Set(changed)).toEqual(
    new Set([
      'roles',
      'keys',
      'charities',
      'changes',
      'payout accounts',
      'approvals',
      'former members',
      'write-offs',
    ]),
  );
});
