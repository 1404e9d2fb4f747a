import { type Gift } from '../../../db/queries/gifts/gifts';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { buildCompletedGift } from '../../factories/completed-gift';
import { type Reply, type WireError, useApi } from '../../support/api';

interface Dispute {
  dispute_id: string;
  evidence: string | null;
}
interface Page {
  disputes: Dispute[];
  total: number;
}

const api = useApi();
let operator: BuiltActor;
let member: BuiltActor;
let donor: BuiltActor;
let charityId: string;
let first: Dispute;
let second: Dispute;
let foreign: Dispute;

async function give(changes: Partial<Gift> = {}): Promise<Gift> {
  return buildCompletedGift(api.db, {
    donorUserId: donor.userId,
    accountId: donor.accountId,
    charityId,
    ...changes,
  });
}

async function open(gift: Gift, due: string): Promise<Dispute> {
  const path = `/v1/donations/${gift.id}/disputes`;
  const body = { evidence_due_at: due };
  return (await api.call<Dispute>('POST', path, { key: operator.key, body })).body;
}

function list(query: string, key: string): Promise<Reply<Page>> {
  return api.call<Page>('GET', `/v1/disputes${query}`, { key });
}

const idsOf = ({ body }: Reply<Page>) => body.disputes.map(({ dispute_id: id }) => id);
const refusal = ({ status, body }: Reply<unknown>) => [status, (body as WireError).error.code];

beforeAll(async () => {
  operator = await buildActor(api.db, { isOperator: true });
  donor = await buildActor(api.db);
  charityId = (await buildCharity(api.db)).id;
  member = await buildActor(api.db, { memberOf: charityId });
  first = await open(await give(), '2030-01-01T00:00:00Z');
  const answered = await give();
  second = await open(answered, '2030-02-01T00:00:00Z');
  const path = `/v1/donations/${answered.id}/disputes/${second.dispute_id}/evidence`;
  await api.call('POST', path, { key: member.key, body: { evidence: 'The letter.' } });
  foreign = await open(await give({ charityId: (await buildCharity(api.db)).id }), '2030-01-01T00:00:00Z');
});

it('an operator lists the disputes of all gifts, and of one charity, newest first', async () => {
  const all = [foreign.dispute_id, second.dispute_id, first.dispute_id];
  expect(idsOf(await list('', operator.key))).toEqual(all);
  expect(idsOf(await list(`?charity_id=${charityId}`, operator.key))).toEqual(all.slice(1));
  const page = await list('?limit=1&offset=1', operator.key);
  expect([idsOf(page), page.body.total]).toEqual([[second.dispute_id], 3]);
  const beyond = await list('?offset=50', operator.key);
  expect([idsOf(beyond), beyond.body.total]).toEqual([[], 3]);
});

it('a member lists those of their charity alone', async () => {
  const own = await list(`?charity_id=${charityId}`, member.key);
  expect(idsOf(own)).toEqual([second.dispute_id, first.dispute_id]);
  expect(own.body.disputes[0]?.evidence).toBe('The letter.');
  expect(refusal(await list('', member.key))).toEqual([403, 'FORBIDDEN']);
});

it('nobody else lists them', async () => {
  const stranger = await buildActor(api.db, { memberOf: (await buildCharity(api.db)).id });
  for (const { key } of [donor, stranger]) {
    expect(refusal(await list('', key))).toEqual([403, 'FORBIDDEN']);
    expect(refusal(await list(`?charity_id=${charityId}`, key))).toEqual([403, 'FORBIDDEN']);
  }
  const none = await list('?charity_id=charity_none', operator.key);
  expect(refusal(none)).toEqual([404, 'CHARITY_NOT_FOUND']);
});

it('filters by status and by the time at which evidence is due', async () => {
  const query = `?charity_id=${charityId}`;
  expect(idsOf(await list(`${query}&status=opened`, member.key))).toEqual([first.dispute_id]);
  expect(idsOf(await list(`${query}&status=lost`, member.key))).toEqual([]);
  expect(idsOf(await list(`${query}&due_before=2030-01-01`, member.key))).toEqual([]);
  expect(idsOf(await list(`${query}&due_before=2030-01-02`, member.key))).toEqual([first.dispute_id]);
  const time = await list(`${query}&due_before=2030-02-01T00:00:01Z`, member.key);
  expect(idsOf(time)).toEqual([second.dispute_id, first.dispute_id]);
  expect(refusal(await list('?due_before=soon', operator.key))).toEqual([400, 'VALIDATION_ERROR']);
});

it('a member who gave does not read the evidence against their own gift', async () => {
  const both = await buildActor(api.db, { memberOf: charityId });
  const gift = await give({ donorUserId: both.userId, accountId: both.accountId });
  const dispute = await open(gift, '2031-01-01T00:00:00Z');
  const path = `/v1/donations/${gift.id}/disputes/${dispute.dispute_id}/evidence`;
  await api.call('POST', path, { key: member.key, body: { evidence: 'Against them.' } });
  const evidenceFor = async (key: string) => {
    const { body } = await list(`?charity_id=${charityId}`, key);
    return body.disputes.find(({ dispute_id: id }) => id === dispute.dispute_id)?.evidence;
  };
  expect(await evidenceFor(both.key)).toBeNull();
  expect(await evidenceFor(member.key)).toBe('Against them.');
});
