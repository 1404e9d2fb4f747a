/** Operators and reviewers decide nothing about what they are tied to: money, terms, disputes, mentions, members, hours. */
import { type GivingClient } from '../../../client/index';
import { runStatement } from '../../../db/database';
import { buildHours } from '../../factories';
import { buildCompletedGift } from '../../factories/completed-gift';
import { clientAt, type Person, useApi } from '../../support/api';
import { askAndApprove, done, waiting } from '../../support/approvals';
import { refusal } from '../../support/refusal';
import { buildKey } from '../access/cast';

const api = useApi();
let operator: Person;
beforeAll(async () => {
  operator = await api.person({ isOperator: true });
});

/** An operator who created a charity and is no longer its member. */
async function founder(): Promise<{ cheat: Person; charityId: string }> {
  const cheat = await api.person({ isOperator: true });
  const { id: charityId } = await cheat.client.charities.create({ name: 'Mine' });
  await askAndApprove(api, cheat.client.charityMembers.remove(charityId, cheat.userId));
  return { cheat, charityId };
}

/** The client of a key that somebody issued to another, by default to an operator. This ties them. */
async function issue(issuer: Person, other?: Person): Promise<GivingClient> {
  const to = other ?? (await api.person({ isOperator: true }));
  const { key } = await buildKey(api.db, to, { issuedBy: [issuer.userId] });
  return clientAt(api.url, key);
}

async function expectForbidden(tied: GivingClient[], call: (client: GivingClient) => Promise<unknown>) {
  for (const client of tied) expect(await refusal(call(client))).toBe('403 FORBIDDEN');
}

it('fee terms', async () => {
  const { cheat, charityId } = await founder();
  const change = ({ fees }: GivingClient) =>
    fees.updateTerms(charityId, { reason: 'agreed', negotiated_rate: 0.001 });
  await expectForbidden([cheat.client, await issue(cheat)], change);
  await change(operator.client);
});

it('mentions', async () => {
  const { cheat, charityId: charity_id } = await founder();
  const news = { kind: 'news', title: 'The best of all', source_url: 'https://example.org/a' } as const;
  const mention = ({ discovery }: GivingClient) => discovery.reportTrend({ ...news, charity_id });
  await expectForbidden([cheat.client, await issue(cheat)], mention);
  await mention(operator.client);
});

it('disputes: neither the charity’s people nor the donor open or resolve them', async () => {
  const { cheat, charityId } = await founder();
  const donor = await api.person({ isOperator: true });
  const { userId: donorUserId, accountId } = donor;
  const { id } = await buildCompletedGift(api.db, { charityId, donorUserId, accountId });
  const tied = [cheat.client, donor.client, await issue(cheat), await issue(donor)];
  await expectForbidden(tied, ({ disputes }) => disputes.open(id));
  const { dispute_id } = await operator.client.disputes.open(id);
  const resolve = ({ disputes }: GivingClient) => disputes.resolve(id, dispute_id, 'won');
  await expectForbidden(tied, resolve);
  await resolve(operator.client);
});

/** Lets an operator be a member, and leave again. */
async function formerMember(charityId: string): Promise<Person> {
  const former = await api.person({ isOperator: true, memberOf: charityId });
  await askAndApprove(api, operator.client.charityMembers.remove(charityId, former.userId));
  return former;
}

/** Everybody who is tied to a gift: the founder, a former member, the donor, and keys that they issued. */
async function tiedToGift() {
  const { cheat, charityId } = await founder();
  const former = await formerMember(charityId);
  const donor = await api.person({ isOperator: true });
  const { userId: donorUserId, accountId } = donor;
  const give = () => buildCompletedGift(api.db, { charityId, donorUserId, accountId });
  const issued = await Promise.all([cheat, former, donor].map((issuer) => issue(issuer)));
  return { charityId, donor: donor.client, give, issued, insiders: [cheat.client, former.client] };
}

it('bear_fees: the platform pays for no refund that somebody tied to the gift asks for', async () => {
  const { give, issued, insiders } = await tiedToGift();
  const gift = await give();
  await give();
  const refund = ({ refunds }: GivingClient) => refunds.create(gift.id, { bear_fees: 'platform' });
  await expectForbidden([...insiders, ...issued], refund);
  await refund(operator.client);
});

it('refund decisions and write-offs', async () => {
  const { charityId, donor, give, issued, insiders } = await tiedToGift();
  const [gift, disputed] = [await give(), await give()];
  await operator.client.disputes.open(disputed.id);
  const waiting = await done(donor.refunds.create(gift.id));
  expect(waiting.awaits_decision).toBe(true);
  const bears = { decision: 'platform_bears', reason: 'a' } as const;
  const decide = ({ refunds }: GivingClient) => refunds.decide(gift.id, waiting.refund_id, bears);
  await expectForbidden([...insiders, donor, ...issued], decide);
  await decide(operator.client);

  const ask = ({ writeOffs }: GivingClient) =>
    writeOffs.create(charityId, { currency: 'USD', amount: '1.00', reason: 'a' });
  const tied = [...insiders, ...issued.slice(0, 2)];
  await expectForbidden(tied, ask);
  const { write_off_id } = await ask(donor);
  const approve = ({ writeOffs }: GivingClient) => writeOffs.approve(charityId, write_off_id);
  await expectForbidden(tied, approve);
  await approve(operator.client);
});

it('no operator who is tied to a charity adds a member to it or approves one', async () => {
  const { cheat, charityId } = await founder();
  const former = await formerMember(charityId);
  const { userId } = await api.person();
  const tied = [cheat.client, former.client, await issue(cheat), await issue(former)];
  await expectForbidden(tied, ({ charityMembers }) => charityMembers.add(charityId, { user_id: userId }));
  const asking = await api.person({ isOperator: true });
  const { approval_id } = await waiting(asking.client.charityMembers.add(charityId, { user_id: userId }));
  const approve = ({ approvals }: GivingClient) =>
    approvals.decide(approval_id, { decision: 'approve', reason: 'Checked.' });
  await expectForbidden([...tied, asking.client], approve);
  await approve(operator.client);
});

it('reviews of applications: neither the owner nor a key of theirs', async () => {
  const owner = await api.person({ isOperator: true });
  const { client_id } = await owner.client.oauthClients.create({
    name: 'Mine',
    kind: 'web',
    redirect_uris: ['https://app.example/back'],
    scopes: ['charities:read'],
  });
  const own = `UPDATE oauth_clients SET made_by_owner = true WHERE id = $1`;
  await runStatement(api.db, own, [client_id]);
  const review = ({ oauthClients }: GivingClient) => oauthClients.review(client_id);
  await expectForbidden([owner.client, await issue(owner)], review);
  await review(operator.client);
});

it('hours: not with a key that the volunteer issued', async () => {
  const volunteer = await api.person({ isOperator: true });
  const reviewer = await api.person({ isReviewer: true });
  const { userId: volunteerUserId, accountId } = volunteer;
  const { id } = await buildHours(api.db, { volunteerUserId, accountId });
  const issued = await issue(volunteer, reviewer);
  const decide = ({ volunteerHours }: GivingClient) => volunteerHours.decide(id, { decision: 'verify' });
  await expectForbidden([volunteer.client, issued], decide);
  const many = await issued.volunteerHours.decideMany({ decision: 'verify', submission_ids: [id] });
  expect(many.results).toMatchObject([{ error: { code: 'FORBIDDEN' } }]);
  await decide(reviewer.client);
});
