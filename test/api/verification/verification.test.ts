/** Who may do what, bad input, and the reviewers' queue; the workflow is not needed for any of it. */
import { runStatement } from '../../../db/database';
import { type GivingClient, type VerificationRequest } from '../../../client/index';
import { type ActorOptions, buildCharity } from '../../factories';
import { useApi } from '../../support/api';
import { outcomes, refusal } from '../../support/refusal';

const api = useApi();

async function somebody(options?: ActorOptions) {
  const { client, key, userId } = await api.person(options);
  return { verification: client.verification, key, userId };
}

type Verification = GivingClient['verification'];

const application = (entity_id: string, changes: object = {}): VerificationRequest => ({
  entity_type: 'organization',
  entity_id,
  verification_level: 'standard',
  documents: [],
  ...changes,
});

const apply = ({ verification }: { verification: Verification }, entityId: string, changes?: object) =>
  verification.initiate(application(entityId, changes));

async function world() {
  const charity = await buildCharity(api.db);
  const [member, stranger, reviewer, operator] = await Promise.all([
    somebody({ memberOf: charity.id }),
    somebody(),
    somebody({ isReviewer: true }),
    somebody({ isReviewer: true, isOperator: true }),
  ]);
  return { charity, member, stranger, reviewer, operator };
}

const PASS = { decision: 'pass', reason: 'Fine.' } as const;

it('members and operators apply for an organization; strangers and reviewers do not, and an unknown one is 422', async () => {
  const { charity, member, stranger, reviewer, operator } = await world();
  expect(await refusal(apply(stranger, charity.id))).toBe('403 FORBIDDEN');
  expect(await refusal(apply(reviewer, charity.id))).toBe('403 FORBIDDEN');
  expect(await refusal(apply(stranger, 'charity_unknown'))).toBe('422 INVALID_CHARITY');
  const accepted = await apply(member, charity.id);
  expect(accepted).toMatchObject({ status: 'pending', stage: 'document_submission' });
  expect(accepted.required_actions.join(' ')).toContain('determination_letter');
  expect(await refusal(apply(operator, charity.id))).toBe('409 CONFLICT');
});

it('a user applies for themselves, as donor and as volunteer, and for nobody else', async () => {
  const { stranger, member } = await world();
  await apply(stranger, stranger.userId, { entity_type: 'donor' });
  await apply(stranger, stranger.userId, { entity_type: 'volunteer' });
  expect(await refusal(apply(member, stranger.userId, { entity_type: 'donor' }))).toBe('403 FORBIDDEN');
  const status = await stranger.verification.status(stranger.userId, { entity_type: 'donor' });
  expect(status).toMatchObject({ entity_type: 'donor', status: 'pending' });
});

it('two applications at once: one is accepted', async () => {
  const { charity, member } = await world();
  const ends = await outcomes([1, 2, 3].map(() => apply(member, charity.id)));
  expect(ends).toEqual(['409 CONFLICT', '409 CONFLICT', 'accepted']);
});

it('to strangers a verification does not exist', async () => {
  const { charity, member, stranger } = await world();
  await apply(member, charity.id);
  expect(await refusal(stranger.verification.status(charity.id))).toBe('404 NOT_FOUND');
  expect(await refusal(stranger.verification.history(charity.id))).toBe('404 NOT_FOUND');
  expect(await refusal(stranger.verification.review(charity.id, PASS))).toBe('404 NOT_FOUND');
  expect(await refusal(member.verification.review(charity.id, PASS))).toBe('403 FORBIDDEN');
  expect(await refusal(stranger.verification.status('charity_unknown'))).toBe('404 NOT_FOUND');
});

it('every fault of an application is named at once', async () => {
  const { charity, member } = await world();
  const wrong = apply(member, charity.id, {
    entity_type: 'company',
    verification_level: 'gold',
    documents: [
      { type: 'selfie', url: 'https://example.org/a.pdf', issued_on: '2026-02-30' },
      { type: 'bylaws', url: 'https://example.org/b.pdf', issued_on: '0000-01-01' },
    ],
    colour: 'red',
  });
  expect((await refusal(wrong)).split(' ').sort()).toEqual([
    '400',
    'colour',
    'documents.0.issued_on',
    'documents.0.type',
    'documents.1.issued_on',
    'entity_type',
    'verification_level',
  ]);
  const documents = ['file:///etc/passwd', 'http://169.254.169.254/latest'].map((url) => ({
    type: 'bylaws',
    url,
  }));
  const unreachable = apply(member, charity.id, { documents });
  expect(await refusal(unreachable)).toBe('400 documents.0.url documents.1.url');
});

it('nobody reviews an organization they belong to', async () => {
  const { charity } = await world();
  const both = await somebody({ isReviewer: true, memberOf: charity.id });
  await apply(both, charity.id);
  expect(await refusal(both.verification.review(charity.id, PASS))).toBe('403 FORBIDDEN');
  expect(await refusal(both.verification.claim(charity.id))).toBe('403 FORBIDDEN');
});

it('the same Idempotency-Key applies once', async () => {
  const { charity, member } = await world();
  const send = () =>
    api.call('POST', '/api/v1/verification/initiate', {
      key: member.key,
      headers: { 'Idempotency-Key': 'apply-1' },
      body: application(charity.id),
    });
  const [first, again] = [await send(), await send()];
  expect([first.status, again.status]).toEqual([202, 202]);
  expect(again.text).toBe(first.text);
});

const place = (id: string, stage: string, status: string, isInForce: boolean) =>
  runStatement(
    api.db,
    `UPDATE verifications SET stage = $2, status = $3, in_force = $4, appealed_from = NULL WHERE id = $1`,
    [id, stage, status, isInForce],
  );

describe('a standing verification and an application', () => {
  /** An organization that holds `standard`, and applied for `enhanced`. */
  async function both() {
    const people = await world();
    const { charity, member } = people;
    const standing = (await apply(member, charity.id)).verification_id;
    await place(standing, 'verified', 'approved', true);
    const application = (await apply(member, charity.id, { verification_level: 'enhanced' })).verification_id;
    return { ...people, standing, application };
  }

  it('are two: the entity’s id means the one that the act is about, and each one names the other', async () => {
    const { charity, member, reviewer, standing, application } = await both();
    expect(await member.verification.status(charity.id)).toMatchObject({
      ...{ verification_id: standing, standing: true, other_verification_id: application },
    });
    expect(await member.verification.status(application)).toMatchObject({
      ...{
        verification_id: application,
        standing: false,
        other_verification_id: standing,
        status: 'pending',
      },
    });
    const sent = await member.verification.submitDocuments(charity.id, { statement: 'Enclosed.' });
    expect(sent.verification_id).toBe(application);
    await place(application, 'initial_review', 'in_review', false);
    const passed = await reviewer.verification.review(charity.id, { decision: 'pass' });
    expect(passed).toMatchObject({ verification_id: application, stage: 'database_verification' });
    const triggered = await member.verification.trigger(charity.id, { trigger: 'address_change' });
    expect(triggered).toMatchObject({ verification_id: standing, stage: 're_verification' });
    const approved = await reviewer.verification.review(standing, { decision: 'approve' });
    expect(approved).toMatchObject({ verification_id: standing, status: 'approved' });
    const concern = { grounds: 'terms_violations', reason: 'Forged.' } as const;
    expect(await refusal(reviewer.verification.raiseConcern(application, concern))).toBe('409 CONFLICT');
    const raised = await reviewer.verification.raiseConcern(charity.id, concern);
    expect(raised).toMatchObject({ verification_id: standing, status: 'concern' });
    const own = await member.verification.history(application);
    expect(new Set(own.history.map((each) => each.verification_id))).toEqual(new Set([application]));
    expect((await member.verification.history(charity.id)).total).toBeGreaterThan(own.total);
  });

  it('a rejected application does not hide the standing verification', async () => {
    const { charity, member, reviewer, standing, application } = await both();
    const denied = await reviewer.verification.review(charity.id, { decision: 'deny', reason: 'Too young.' });
    expect(denied).toMatchObject({ verification_id: application, status: 'rejected', standing: false });
    const expected = { verification_id: standing, status: 'approved', other_verification_id: null };
    expect(await member.verification.status(charity.id)).toMatchObject(expected);
  });

  it('are at most one each, also in the database', async () => {
    const { standing, application } = await both();
    for (const [id, stage] of [
      [application, 'expired'],
      [standing, 'initial_review'],
    ] as const) {
      await expect(place(id, stage, 'pending', false)).rejects.toThrow(/verifications_one_/);
    }
  });

  it('to strangers the id of a verification does not exist', async () => {
    const { member, stranger, standing } = await both();
    expect(await refusal(stranger.verification.status(standing))).toBe('404 NOT_FOUND');
    expect(await refusal(member.verification.status('verification_unknown'))).toBe('404 NOT_FOUND');
  });

  it.each(['document_submission', 'initial_review', 'database_verification', 'appeal_full_review'])(
    'an application in %s is withdrawn by its applicant, and denied by a reviewer',
    async (stage) => {
      const { charity, member, stranger, reviewer, standing, application } = await both();
      await place(application, stage, 'in_review', false);
      const reason = { reason: 'Another time.' };
      expect(await refusal(stranger.verification.withdraw(charity.id, reason))).toBe('404 NOT_FOUND');
      expect(await refusal(reviewer.verification.withdraw(charity.id, reason))).toBe('403 FORBIDDEN');
      const { client: operator } = await api.person({ isOperator: true });
      expect(await refusal(operator.verification.withdraw(charity.id, reason))).toBe('403 FORBIDDEN');
      expect(await refusal(member.verification.withdraw(standing, reason))).toBe('409 CONFLICT');
      const withdrawn = await member.verification.withdraw(charity.id, reason);
      expect(withdrawn).toMatchObject({ verification_id: application, status: 'withdrawn' });
      expect(await refusal(member.verification.withdraw(application, reason))).toBe('409 CONFLICT');
      await place(application, stage, 'in_review', false);
      const denied = { decision: 'deny', reason: 'Too young.' } as const;
      expect((await reviewer.verification.review(charity.id, denied)).status).toBe('rejected');
    },
  );

  it('the queue has every case that waits for somebody, and says for whom', async () => {
    const { charity, reviewer, standing, application } = await both();
    const waiting = async (query: object = {}) => {
      const { verifications } = await reviewer.verification.queue({ ...query, limit: 100 });
      const ours = verifications.filter(({ entity_id }) => entity_id === charity.id);
      return ours.map(({ verification_id, waits_for }) => [verification_id, waits_for]);
    };
    expect(await waiting()).toEqual([[application, 'entity']]);
    await place(standing, 'opportunity_to_remedy', 'concern', true);
    await place(application, 'database_verification', 'in_review', false);
    const [atEntity, atSystem] = [
      [standing, 'entity'],
      [application, 'system'],
    ];
    expect((await waiting()).sort()).toEqual([atEntity, atSystem].sort());
    expect(await waiting({ waits_for: 'entity' })).toEqual([atEntity]);
    expect(await waiting({ waits_for: 'reviewer' })).toEqual([]);
  });
});

describe('the queue', () => {
  async function waiting() {
    const people = await world();
    await apply(people.member, people.charity.id);
    await runStatement(
      api.db,
      `UPDATE verifications SET stage = 'initial_review', status = 'in_review', due_at = '2026-01-05T00:00:00Z' WHERE entity_id = $1`,
      [people.charity.id],
    );
    return people;
  }

  it('a reviewer gives a reason to fail or deny, and may leave it out to go on', async () => {
    const { charity, reviewer } = await waiting();
    for (const decision of ['fail', 'deny'] as const)
      expect(await refusal(reviewer.verification.review(charity.id, { decision }))).toBe('400 reason');
    const passed = await reviewer.verification.review(charity.id, { decision: 'pass' });
    expect(passed).toMatchObject({ stage: 'database_verification', reason: null });
  });

  it('is for reviewers, shows overdue cases, and only the claimer decides a claimed case', async () => {
    const { charity, member, reviewer } = await waiting();
    const [ours, theirs] = [reviewer.verification, (await somebody({ isReviewer: true })).verification];
    expect(await refusal(member.verification.queue())).toBe('403 FORBIDDEN');
    const overdue = { overdue: true, entity_type: 'organization', claimed_by: 'nobody' } as const;
    expect((await ours.queue(overdue)).verifications).toContainEqual(
      expect.objectContaining({ entity_id: charity.id, stage: 'initial_review', overdue: true }),
    );
    await ours.claim(charity.id);
    const claimed = await ours.queue({ claimed_by: 'me' });
    expect(claimed.verifications.map(({ entity_id }) => entity_id)).toEqual([charity.id]);
    expect(await refusal(theirs.review(charity.id, PASS))).toBe('409 CONFLICT');
    expect(await refusal(theirs.claim(charity.id))).toBe('409 CONFLICT');
    expect(await refusal(theirs.release(charity.id))).toBe('409 CONFLICT');
    await ours.release(charity.id);
    expect((await theirs.review(charity.id, PASS)).stage).toBe('database_verification');
    const { history } = await member.verification.history(charity.id);
    const steps = history.map(({ happening, actor }) => [happening, actor.id]);
    expect(steps).toEqual([
      ['applied', member.userId],
      ['claimed', null],
      ['released', null],
      ['pass', null],
    ]);
  });

  it('a record names its entity, and the possible steps; only reviewers read how many approve, who works on it and where a document came from', async () => {
    const { charity, member, reviewer } = await world();
    const url = 'https://files.example.org/bylaws.pdf';
    await apply(member, charity.id, { documents: [{ type: 'bylaws', url }] });
    await runStatement(
      api.db,
      `UPDATE verifications SET stage = 'initial_review', status = 'in_review', due_at = now() WHERE entity_id = $1`,
      [charity.id],
    );
    await reviewer.verification.claim(charity.id);
    const shown = {
      entity_name: charity.name,
      possible: ['documents_submitted', 'pass', 'fail', 'deny', 'withdraw'],
    };
    expect(await reviewer.verification.status(charity.id)).toMatchObject({
      ...shown,
      approvals_needed: 2,
      claimed_by: reviewer.userId,
      documents: [{ url, document_id: null }],
    });
    expect(await member.verification.status(charity.id)).toMatchObject({
      ...shown,
      approvals_needed: null,
      claimed_by: null,
      documents: [{ url: null, document_id: null }],
    });
    const { verifications } = await reviewer.verification.queue({ claimed_by: 'me' });
    expect(verifications.map(({ entity_name }) => entity_name)).toEqual([charity.name]);
  });

  it.each([
    [{ stage: 'lost' }, 'stage'],
    [{ page: 0 }, 'page'],
    [{ limit: 101 }, 'limit'],
    [{ colour: 'red' }, 'colour'],
  ])('refuses the filter %j', async (filter, field) => {
    const { reviewer } = await world();
    expect(await refusal(reviewer.verification.queue(filter as object))).toBe(`400 ${field}`);
  });
});
