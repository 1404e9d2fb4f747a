/** Who may decide a verification, and how many it takes: nobody vouches for themselves. */
import {
  type ApiKeyRequest,
  type VerificationDetermination,
  type VerificationLevel,
  type VerificationResource,
  type VerificationReview,
} from '../../../client/index';
import { runStatement } from '../../../db/database';
import { buildCharity } from '../../factories';
import { completeApplication } from '../../factories/complete-application';
import { clientAt, type Person, useApi } from '../../support/api';
import { askAndApprove } from '../../support/approvals';
import { sizeOf } from '../../support/large';
import { readInvitationToken } from '../../support/oauth';
import { outcomes, refusal, refusalDetails } from '../../support/refusal';
import { buildKey } from '../access/cast';

const NEW_KEY: ApiKeyRequest = {
  name: 'another',
  scopes: ['verification:read', 'verification:write', 'charities:read', 'charities:write'],
};
const ROUNDS = sizeOf({ usual: 5, large: 200 });
jest.setTimeout(120_000 + ROUNDS * 5_000);
const api = useApi();
let reviewer: Person;
let otherReviewer: Person;
let operator: Person;
beforeAll(async () => {
  reviewer = await api.person({ isReviewer: true });
  otherReviewer = await api.person({ isReviewer: true });
  operator = await api.person({ isReviewer: true, isOperator: true });
});

/** Somebody who decides, with the SDK of one of their keys. */
type Decider = Pick<Person, 'client'>;

const deciderOf = (key: string): Decider => ({ client: clientAt(api.url, key) });

const review = ({ client }: Decider, entityId: string, decision: VerificationReview['decision']) =>
  client.verification.review(entityId, { decision, reason: 'As seen.' });

const read = ({ client }: Decider, entityId: string) => client.verification.status(entityId);

async function moveTo(entityId: string, stage: string, status: string, isInForce: boolean): Promise<void> {
  await runStatement(
    api.db,
    `UPDATE verifications SET stage = $2, status = $3, in_force = $4, due_at = now(), database_check = 'completed' WHERE entity_id = $1`,
    [entityId, stage, status, isInForce],
  );
}

async function apply({ client }: Decider, id: string, level: VerificationLevel = 'standard'): Promise<void> {
  const entity = { entity_type: 'organization', entity_id: id } as const;
  const { verification_id } = await client.verification.initiate({ ...entity, verification_level: level });
  await completeApplication(api.db, verification_id);
  await moveTo(id, 'compliance_check', 'in_review', false);
}

/** A charity that waits for its approval. */
async function applied(level?: VerificationLevel): Promise<{ id: string; member: Person }> {
  const { id } = await buildCharity(api.db);
  const member = await api.person({ memberOf: id });
  await apply(member, id, level);
  return { id, member };
}

const REVOKE = { decision: 'revoke', reason: 'Forged.' } as const;
type Decide = (verification: VerificationResource, entityId: string) => Promise<unknown>;
const reviewing =
  (decision: VerificationReview['decision']): Decide =>
  (verification, entityId) =>
    verification.review(entityId, { decision, reason: 'A.' });
const determining =
  (decision: VerificationDetermination['decision']): Decide =>
  (verification, entityId) =>
    verification.determine(entityId, { decision, reason: 'A.' });

/** Everything that decides about a verification, each from a stage that allows it. */
const DECISIONS: [name: string, stage: [string, string, boolean], decide: Decide][] = [
  ['pass', ['initial_review', 'in_review', false], reviewing('pass')],
  ['fail', ['initial_review', 'in_review', false], reviewing('fail')],
  ['approve', ['compliance_check', 'in_review', false], reviewing('approve')],
  ['deny', ['compliance_check', 'in_review', false], reviewing('deny')],
  ['renew', ['renewal_review', 'renewal_due', true], reviewing('approve')],
  ['verify again', ['re_verification', 'in_review', true], reviewing('approve')],
  ['claim', ['compliance_check', 'in_review', false], (verification, id) => verification.claim(id)],
  ['release', ['compliance_check', 'in_review', false], (verification, id) => verification.release(id)],
  [
    'raise a concern',
    ['verified', 'approved', true],
    (verification, id) => verification.raiseConcern(id, { grounds: 'terms_violations', reason: 'A.' }),
  ],
  ['dismiss', ['final_determination', 'concern', true], determining('dismiss')],
  ['revoke', ['revocation_confirmation', 'concern', true], determining('revoke')],
  ['hear an appeal', ['appeal_initial_review', 'appealed', false], reviewing('pass')],
  ['grant an appeal', ['appeal_full_review', 'appealed', false], reviewing('approve')],
];

async function expectNoDecision({ client }: Decider, entityId: string): Promise<void> {
  for (const [name, stage, decide] of DECISIONS) {
    await moveTo(entityId, ...stage);
    const answer = await refusal(decide(client.verification, entityId));
    expect({ name, answer }).toEqual({ name, answer: '403 FORBIDDEN' });
  }
}

describe('from standard up', () => {
  it('an approval takes two people: the first leaves it in review, the same one again is 409, the history has both', async () => {
    const { id, member } = await applied();
    const first = await review(reviewer, id, 'approve');
    expect([first.status, first.stage]).toEqual(['in_review', 'compliance_check']);
    expect(first.approvals).toEqual([{ by: reviewer.userId, at: expect.any(String) as string }]);
    expect(await refusal(review(reviewer, id, 'approve'))).toBe('409 CONFLICT');
    expect(await read(member, id)).toMatchObject({ status: 'in_review', approvals: [{ by: null }] });
    expect(await member.client.charities.get(id)).toMatchObject({ verified: false });

    const second = await review(otherReviewer, id, 'approve');
    expect(second).toMatchObject({ status: 'approved', stage: 'verified', approvals: [] });
    const { history } = await operator.client.verification.history(id);
    const approvals = history.filter(({ happening }) => happening === 'approve');
    expect(approvals.map(({ actor, to_stage }) => [actor.id, to_stage])).toEqual([
      [reviewer.userId, 'compliance_check'],
      [otherReviewer.userId, 'verified'],
    ]);
  });

  it('the queue shows the approvals, and the first one ends the claim', async () => {
    const { id } = await applied();
    await reviewer.client.verification.claim(id);
    await review(reviewer, id, 'approve');
    const page = { stage: 'compliance_check', limit: 100 } as const;
    const { verifications } = await otherReviewer.client.verification.queue(page);
    expect(verifications.find(({ entity_id }) => entity_id === id)).toMatchObject({
      claimed_by: null,
      approvals: [{ by: reviewer.userId }],
    });
  });

  it('one denial suffices, also after an approval', async () => {
    const { id } = await applied();
    await review(reviewer, id, 'approve');
    const enhanced = await applied('enhanced');
    for (const entityId of [id, enhanced.id]) {
      const denied = await review(otherReviewer, entityId, 'deny');
      expect(denied).toMatchObject({ status: 'rejected', approvals: [] });
    }
  });

  it.each([
    ['renewal_review', 'renewal_due', 'renewal_due'],
    ['re_verification', 'in_review', 'in_review'],
    ['early_renewal_review', 'approved', 'approved'],
  ])('%s takes two, and what happens in between voids the first', async (stage, status, between) => {
    const { id, member } = await applied();
    await moveTo(id, stage, status, true);
    expect(await review(reviewer, id, 'approve')).toMatchObject({ status: between, stage });
    await member.client.verification.submitDocuments(id, { statement: 'One more thing.' });
    expect((await read(reviewer, id)).approvals).toEqual([]);
    expect(await review(otherReviewer, id, 'approve')).toMatchObject({ stage });
    expect(await review(reviewer, id, 'approve')).toMatchObject({ stage: 'verified' });
  });

  it('an appeal is granted by two people who had no part in the denial', async () => {
    const { id, member } = await applied();
    const third = await api.person({ isReviewer: true });
    await review(reviewer, id, 'deny');
    await member.client.verification.appeal(id, { explanation: 'It is a mistake.' });
    await review(otherReviewer, id, 'pass');
    expect(await review(otherReviewer, id, 'approve')).toMatchObject({ status: 'appealed' });
    expect(await refusal(review(reviewer, id, 'approve'))).toBe('403 FORBIDDEN');
    expect(await refusal(review(otherReviewer, id, 'approve'))).toBe('409 CONFLICT');
    expect(await review(third, id, 'approve')).toMatchObject({ status: 'approved' });
  });
});

describe('deciders at once', () => {
  /** Makes the decisions at the same moment. The first to be sent changes with the round. */
  function decideAtOnce(round: number, entityId: string, tries: [Decider, 'approve' | 'deny'][]) {
    const sent = round % 2 === 0 ? tries : tries.toReversed();
    return outcomes(sent.map(([decider, decision]) => review(decider, entityId, decision)));
  }

  const decisionsOf = async (entityId: string) => {
    const { history } = await operator.client.verification.history(entityId);
    return history.map(({ happening }) => happening).filter((each) => /approve|deny/.test(each));
  };

  it('the last approval against a denial: one of them ends the case', async () => {
    const third = await api.person({ isReviewer: true });
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await applied();
      await review(reviewer, id, 'approve');
      const answers = await decideAtOnce(round, id, [
        [otherReviewer, 'approve'],
        [third, 'deny'],
      ]);
      expect(answers).toEqual(['409 CONFLICT', 'accepted']);
      const { status } = await read(operator, id);
      expect(['approved', 'rejected']).toContain(status);
      expect(await decisionsOf(id)).toEqual(['approve', status === 'approved' ? 'approve' : 'deny']);
    }
  });

  it('three approvals: two count, and the second verifies', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await applied();
      const answers = await decideAtOnce(round, id, [
        [reviewer, 'approve'],
        [otherReviewer, 'approve'],
        [operator, 'approve'],
      ]);
      expect(answers).toEqual(['409 CONFLICT', 'accepted', 'accepted']);
      expect(await read(operator, id)).toMatchObject({ status: 'approved', stage: 'verified' });
      expect(await decisionsOf(id)).toEqual(['approve', 'approve']);
    }
  });

  it('one decider with two keys counts once', async () => {
    const { key } = await reviewer.client.apiKeys.create(NEW_KEY);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await applied();
      const answers = await decideAtOnce(round, id, [
        [reviewer, 'approve'],
        [deciderOf(key), 'approve'],
      ]);
      expect(answers).toEqual(['409 CONFLICT', 'accepted']);
      expect(await read(operator, id)).toMatchObject({
        status: 'in_review',
        approvals: [{ by: reviewer.userId }],
      });
    }
  });
});

it('basic takes one', async () => {
  const { id } = await applied('basic');
  expect(await review(reviewer, id, 'approve')).toMatchObject({ status: 'approved', approvals: [] });
});

describe('nobody vouches for themselves', () => {
  it('a reviewer who created the charity, invited an accomplice and left decides nothing, ever', async () => {
    const cheat = await api.person({ isReviewer: true });
    const accomplice = await api.person();
    const { id } = await cheat.client.charities.create({ name: 'Mine' });
    const invitation = { email: 'accomplice@example.org' };
    await cheat.client.charityMembers.invite(id, invitation);
    const token = await readInvitationToken(api, invitation.email);
    await accomplice.client.charityMembers.accept({ token });
    await askAndApprove(api, cheat.client.charityMembers.remove(id, cheat.userId));
    await apply(accomplice, id, 'basic');
    await expectNoDecision(cheat, id);
    await runStatement(api.db, `UPDATE former_members SET left_at = now() - interval '10 years'`);
    await expectNoDecision(cheat, id);
  });

  it('a former member decides again after 365 days', async () => {
    const { id, member } = await applied();
    const former = await api.person({ isReviewer: true, memberOf: id });
    await askAndApprove(api, member.client.charityMembers.remove(id, former.userId));
    await expectNoDecision(former, id);
    const leftDaysAgo = (days: number) =>
      runStatement(
        api.db,
        `UPDATE former_members SET left_at = now() - $2 * interval '1 day' WHERE user_id = $1`,
        [former.userId, days],
      );
    await leftDaysAgo(364);
    await expectNoDecision(former, id);
    await leftDaysAgo(366);
    await moveTo(id, 'compliance_check', 'in_review', false);
    await review(former, id, 'approve');
  });

  it('an operator who applied, sent documents or appealed for the organization decides nothing', async () => {
    const { id } = await buildCharity(api.db);
    await apply(operator, id);
    await expectNoDecision(operator, id);
    const other = await applied();
    await moveTo(other.id, 'request_for_additional_information', 'information_required', false);
    await operator.client.verification.submitDocuments(other.id, { statement: 'They are good.' });
    await expectNoDecision(operator, other.id);
  });
});

describe('a key also counts as the person who issued it', () => {
  const issue = async (issuer: Person, to: Person) =>
    deciderOf((await buildKey(api.db, to, { issuedBy: [issuer.userId] })).key);

  it('an operator decides nothing about their own charity with a key that they issued to a reviewer, nor with one made by it', async () => {
    const cheat = await api.person({ isReviewer: true, isOperator: true });
    const { id } = await cheat.client.charities.create({ name: 'Mine' });
    await apply(cheat, id);
    const keyed = await api.person({ isReviewer: true });
    const issued = await issue(cheat, keyed);
    await expectNoDecision(issued, id);
    const made = await issued.client.apiKeys.create(NEW_KEY);
    await expectNoDecision(deciderOf(made.key), id);
    const rotated = await keyed.client.apiKeys.rotate(made.key_id);
    await expectNoDecision(deciderOf(rotated.key), id);
    // The issued key ties the two people, so that no other key of theirs decides either.
    await expectNoDecision(keyed, id);
    await moveTo(id, 'compliance_check', 'in_review', false);
    await review(reviewer, id, 'approve');
  });

  it('two keys with one issuer, or the issuer and their key, are one decider', async () => {
    const { id } = await applied();
    const issuer = await api.person({ isReviewer: true, isOperator: true });
    const keyed = [await api.person({ isReviewer: true }), await api.person({ isReviewer: true })] as const;
    const [one, other] = [await issue(issuer, keyed[0]), await issue(issuer, keyed[1])];
    await review(one, id, 'approve');
    for (const decider of [other, issuer, keyed[0]]) {
      expect(await refusal(review(decider, id, 'approve'))).toBe('409 CONFLICT');
    }
    expect(await refusalDetails(review(keyed[1], id, 'approve'))).toEqual([
      '403 FORBIDDEN',
      { reason: 'not_independent' },
    ]);
    expect(await review(otherReviewer, id, 'approve')).toMatchObject({ status: 'approved' });
  });

  it('nor does the issuer confirm a revocation that their key proposed', async () => {
    const { id } = await applied();
    await moveTo(id, 'final_determination', 'concern', true);
    const issuer = await api.person({ isReviewer: true, isOperator: true });
    const keyed = await api.person({ isReviewer: true });
    await (await issue(issuer, keyed)).client.verification.determine(id, REVOKE);
    for (const { client } of [issuer, keyed]) {
      expect(await refusal(client.verification.determine(id, REVOKE))).toBe('403 FORBIDDEN');
    }
    const confirmed = await otherReviewer.client.verification.determine(id, REVOKE);
    expect(confirmed).toMatchObject({ status: 'revoked' });
  });

  it('answers differ for a stranger, a user without the role, and a decider who is not independent', async () => {
    const { id, member } = await applied();
    const stranger = await api.person();
    expect(await refusal(review(stranger, id, 'approve'))).toBe('404 NOT_FOUND');
    expect(await refusal(review(member, id, 'approve'))).toBe('403 FORBIDDEN');
  });
});
