/** The open claims of a charity are one case. An approval counts until a decider takes up another claim (docs/rules/claims.md). */
import { confirmLogin, insertLogin } from '../../../db/queries/access/logins';
import { update } from '../../../db/rows';
import { charityClaims } from '../../../db/tables/members';
import { DENIED_DAYS, OPEN_CLAIMS_PER_USER } from '../../../domain/claims/claim';
import { DAY_MS } from '../../../domain/days';
import { buildCharity } from '../../factories';
import { type Person, useApi } from '../../support/api';
import { readMails } from '../../support/oauth';
import { outcomes, refusal } from '../../support/refusal';

const PROOF = { documents: ['https://charity.example/board.pdf'], statement: 'I am the treasurer.' };

const api = useApi();

interface Case {
  ada: Person;
  eve: Person;
  claim: (by: Person) => Promise<string>;
  /** Approves a claim. Returns its status, and how many approvals it has. */
  approve: (by: Person, claimId: string) => Promise<[status: string, approvals: number]>;
  reviewer: Person;
  other: Person;
}

async function openCase(): Promise<Case> {
  const [charity, ada, eve, reviewer, other] = await Promise.all([
    buildCharity(api.db),
    api.person(),
    api.person(),
    api.person({ isReviewer: true }),
    api.person({ isReviewer: true }),
  ]);
  return {
    ada,
    eve,
    reviewer,
    other,
    claim: async ({ client }) => (await client.claims.create(charity.id, PROOF)).claim_id,
    approve: async ({ client }, claimId) => {
      const { status, approvals } = await client.claims.decide(claimId, { decision: 'approve' });
      return [status, approvals.length];
    },
  };
}

it('a person has ten claims in review, also when several are sent at once', async () => {
  const eve = await api.person();
  const claim = async () => eve.client.claims.create((await buildCharity(api.db)).id, PROOF);
  for (let open = 1; open < OPEN_CLAIMS_PER_USER; open += 1) await claim();
  const ends = await outcomes(Array.from({ length: 4 }, claim));
  expect(ends).toEqual(['409 CONFLICT', '409 CONFLICT', '409 CONFLICT', 'accepted']);
});

it('the approval of a rival voids an earlier one', async () => {
  const { ada, eve, claim, approve, reviewer, other } = await openCase();
  const [adas, eves] = [await claim(ada), await claim(eve)];
  expect(await approve(reviewer, adas)).toEqual(['in_review', 1]);
  expect(await approve(reviewer, eves)).toEqual(['in_review', 1]);
  expect(await approve(other, adas)).toEqual(['in_review', 1]);
  expect(await approve(reviewer, adas)).toEqual(['approved', 2]);
});

it('a new rival voids an approval only once a decider passes it to review', async () => {
  const { ada, eve, claim, approve, reviewer, other } = await openCase();
  const adas = await claim(ada);
  expect(await approve(reviewer, adas)).toEqual(['in_review', 1]);
  const eves = await claim(eve);
  const passed = () => other.client.claims.decide(eves, { decision: 'review' });
  expect(await passed()).toMatchObject({
    status: 'in_review',
    passed_to_review_at: expect.any(String) as string,
  });
  expect(await approve(other, adas)).toEqual(['in_review', 1]);
  // A second pass changes nothing.
  await passed();
  expect(await approve(reviewer, adas)).toEqual(['approved', 2]);
});

it('claims that nobody passed to review leave the approvals of a rival, however many come', async () => {
  const { ada, eve, claim, approve, reviewer, other } = await openCase();
  const adas = await claim(ada);
  expect(await approve(reviewer, adas)).toEqual(['in_review', 1]);
  for (const claimant of [eve, await api.person(), await api.person()]) await claim(claimant);
  expect(await approve(other, adas)).toEqual(['approved', 2]);
});

it('a claimant passes no claim to review', async () => {
  const { ada, claim } = await openCase();
  const eve = await api.person({ isReviewer: true });
  const [adas, eves] = [await claim(ada), await claim(eve)];
  for (const claimId of [adas, eves]) {
    expect(await refusal(eve.client.claims.decide(claimId, { decision: 'review' }))).toBe('403 FORBIDDEN');
  }
});

it('a denied claimant waits 30 days before the next claim of the charity', async () => {
  const { eve, claim, reviewer } = await openCase();
  const eves = await claim(eve);
  const { charity_id: charityId } = await reviewer.client.claims.decide(eves, {
    decision: 'deny',
    reason: 'No.',
  });
  const again = await eve.client.claims.create(charityId, PROOF).then(undefined, (error: unknown) => error);
  expect(again).toMatchObject({
    code: 'CONFLICT',
    details: { reason: 'denied_recently', until: expect.any(String) as string },
  });
  const deniedAt = new Date(Date.now() - DENIED_DAYS * DAY_MS - 1_000);
  await update(api.db, charityClaims, { id: eves }, { decidedAt: deniedAt });
  await claim(eve);
});

it('while a claim waits, further ones of the day mail no decider', async () => {
  const { ada, eve, claim } = await openCase();
  const longAgo = new Date(Date.now() - 2 * DAY_MS);
  await update(api.db, charityClaims, { status: 'in_review' }, { decidersToldAt: longAgo });
  const { userId } = await api.person({ isReviewer: true });
  const email = `${userId.replace('_', '-')}@example.org`;
  await insertLogin(api.db, { userId, email, passwordHash: 'x' });
  await confirmLogin(api.db, userId, new Date());
  const mails = async () => (await readMails(api)).filter(({ to }) => to === email).length;
  const adas = await claim(ada);
  expect(await mails()).toBe(1);
  await claim(eve);
  expect(await mails()).toBe(1);
  await update(api.db, charityClaims, { id: adas }, { decidersToldAt: longAgo });
  await claim(await api.person());
  expect(await mails()).toBe(2);
});
