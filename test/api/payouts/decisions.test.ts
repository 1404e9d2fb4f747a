/** Operators hold payouts, and two of them decide about a large one. */
import { listAuditEntries } from '../../../db/queries/access/audit-log';
import { type BuiltActor, buildActor } from '../../factories';
import { useApi } from '../../support/api';
import { buildPayee, type Payee } from '../../factories/payees';
import { askForPayout, askedOf, payoutActivities, payoutOf } from '../../support/payouts';

const api = useApi({ APPROVAL_USD: '10000' });
let operators: BuiltActor[];
beforeAll(async () => {
  operators = [
    await buildActor(api.db, { isOperator: true }),
    await buildActor(api.db, { isOperator: true }),
  ];
});

function decide(id: string, decision: string, actor: BuiltActor | undefined, reason = 'Checked.') {
  const path = `/v1/payouts/${id}/${decision}`;
  return api.call<{ status: string; hold_reason: string | null }>('POST', path, {
    key: actor?.key ?? '',
    body: { reason },
  });
}

async function askForLarge(): Promise<{ payee: Payee; id: string }> {
  const payee = await buildPayee(api.db, { minor: 1_000_001n });
  const { body } = await api.call<{ payout_id: string; status: string; hold_reason: string }>(
    'POST',
    `/v1/charities/${payee.charity.id}/payouts`,
    { key: payee.member.key, body: { currency: 'USD', account_id: payee.account.id } },
  );
  expect(body).toMatchObject({ status: 'held', hold_reason: expect.stringContaining('operators') as string });
  return { payee, id: body.payout_id };
}

it('a payout above the limit leaves after one operator released it and another approved it', async () => {
  const { id } = await askForLarge();
  const [first, second] = operators;
  expect((await decide(id, 'approve', second)).status).toBe(409);
  expect((await decide(id, 'release', first)).body).toMatchObject({ status: 'held' });
  expect((await decide(id, 'release', second)).status).toBe(409);
  expect((await decide(id, 'approve', first)).status).toBe(403);
  await payoutActivities(api.db).runToEnd(id, new Date());
  expect(await askedOf(api.db, id)).toMatchObject({ payouts: 0 });
  expect((await decide(id, 'approve', second)).body).toMatchObject({
    status: 'scheduled',
    hold_reason: null,
  });
  expect((await payoutActivities(api.db).runToEnd(id, new Date())).status).toBe('paid');
  const { entries } = await listAuditEntries(api.db, { subjectId: id, limit: 9, offset: 0 });
  const decided = entries.filter(({ details }) => details.reason === 'Checked.');
  expect(decided.map(({ action, actorUserId }) => [action, actorUserId])).toEqual([
    ['payout.approved', second?.userId],
    ['payout.released', first?.userId],
  ]);
});

it('a payout of exactly the limit needs no approval', async () => {
  const payee = await buildPayee(api.db, { minor: 1_000_000n });
  expect(await askForPayout(api.db, payee)).toMatchObject({ status: 'scheduled', needsApproval: false });
});

it('one operator holds a payout and releases it, and members read why', async () => {
  const payee = await buildPayee(api.db);
  const { id } = await askForPayout(api.db, payee);
  const [first, second] = operators;
  expect((await decide(id, 'release', first)).status).toBe(409);
  const held = await decide(id, 'hold', first, 'The bank asked a question.');
  expect(held.body).toMatchObject({ status: 'held', hold_reason: 'The bank asked a question.' });
  const path = `/v1/charities/${payee.charity.id}/payouts/${id}`;
  const seen = await api.call('GET', path, { key: payee.member.key });
  expect(seen.body).toMatchObject({ hold_reason: 'The bank asked a question.' });
  await payoutActivities(api.db).runToEnd(id, new Date());
  expect((await payoutOf(api.db, id)).status).toBe('held');
  expect((await decide(id, 'approve', second)).status).toBe(409);
  expect((await decide(id, 'release', second)).body).toMatchObject({
    status: 'scheduled',
    hold_reason: null,
  });
});

it('a new hold of an approved payout needs both decisions again', async () => {
  const { id } = await askForLarge();
  const [first, second] = operators;
  await decide(id, 'release', first);
  await decide(id, 'approve', second);
  expect((await decide(id, 'hold', first)).body).toMatchObject({ status: 'held' });
  expect((await decide(id, 'approve', second)).status).toBe(409);
  expect((await decide(id, 'release', second)).body).toMatchObject({ status: 'held' });
  expect((await decide(id, 'approve', first)).body).toMatchObject({ status: 'scheduled' });
});

it('nobody decides who asked for the payout or belongs to the charity', async () => {
  const payee = await buildPayee(api.db);
  const { id } = await askForPayout(api.db, payee);
  const insider = await buildActor(api.db, { isOperator: true, memberOf: payee.charity.id });
  expect((await decide(id, 'hold', insider)).status).toBe(403);
  expect((await decide(id, 'hold', payee.member)).status).toBe(403);
  const [asker] = operators;
  const own = await askForPayout(api.db, {
    ...(await buildPayee(api.db)),
    member: asker ?? payee.member,
  });
  expect((await decide(own.id, 'hold', asker)).status).toBe(403);
  expect((await decide('payout_none', 'hold', asker)).status).toBe(404);
});
