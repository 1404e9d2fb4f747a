/** A revocation is undone by an appeal that two uninvolved people grant, or by a new application after 365 days. */
import { insertReturn } from '../../../db/queries/users/erasures';
import { type VerificationEntityType, type VerificationLevel } from '../../../client/index';
import { runStatement, selectRows } from '../../../db/database';
import { findVerificationLevel } from '../../../db/queries/access/accounts';
import { DAY_MS } from '../../../domain/days';
import { buildCharity } from '../../factories';
import { completeApplication } from '../../factories/complete-application';
import { clientAt, type Person, useApi } from '../../support/api';
import { sizeOf } from '../../support/large';
import { outcomes, refusal, refusalDetails } from '../../support/refusal';

const ROUNDS = sizeOf({ usual: 5, large: 200 });
jest.setTimeout(120_000 + ROUNDS * 5_000);
let aheadMs = 0;
const api = useApi({}, {}, () => new Date(Date.now() + aheadMs));
let reviewers: [Person, Person, Person, Person];
let operator: Person;
beforeAll(async () => {
  const build = () => api.person({ isReviewer: true });
  reviewers = [await build(), await build(), await build(), await build()];
  operator = await api.person({ isReviewer: true, isOperator: true });
});
afterEach(() => {
  aheadMs = 0;
});

const LEVELS = ['basic', 'standard', 'enhanced'] as const;
const TYPES = ['organization', 'donor', 'volunteer'] as const;
const EVERY = TYPES.flatMap((type) => LEVELS.map((level) => [type, level] as const));
const REVOKE = { decision: 'revoke', reason: 'Forged.' } as const;
const APPROVE = { decision: 'approve', reason: 'As seen.' } as const;
const APPEAL = { explanation: 'It is real.' };

interface Entity {
  id: string;
  type: VerificationEntityType;
  member: Person;
}

async function buildEntity(type: VerificationEntityType): Promise<Entity> {
  if (type !== 'organization') {
    const member = await api.person({ verificationLevel: 'none' });
    return { id: member.userId, type, member };
  }
  const { id } = await buildCharity(api.db, { source: 'member' });
  return { id, type, member: await api.person({ memberOf: id }) };
}

const apply = ({ id, type }: Entity, { client }: Pick<Person, 'client'>, level: VerificationLevel) =>
  client.verification.initiate({ entity_type: type, entity_id: id, verification_level: level });

async function moveTo(
  verificationId: string,
  stage: string,
  status: string,
  inForce: boolean,
): Promise<void> {
  await runStatement(
    api.db,
    `UPDATE verifications SET stage = $2, status = $3, in_force = $4, due_at = now(), database_check = 'completed' WHERE id = $1`,
    [verificationId, stage, status, inForce],
  );
}

/** Applies for a level, and waits for the last review of the application. */
async function applied(entity: Entity, level: VerificationLevel): Promise<string> {
  const { verification_id } = await apply(entity, entity.member, level);
  await completeApplication(api.db, verification_id);
  await moveTo(verification_id, 'compliance_check', 'in_review', false);
  return verification_id;
}

/** Builds an entity whose verification is under a concern that the first reviewer raised. */
async function buildUnderConcern(type: VerificationEntityType, level: VerificationLevel): Promise<Entity> {
  const entity = await buildEntity(type);
  const { verification_id } = await apply(entity, entity.member, level);
  await moveTo(verification_id, 'verified', 'approved', true);
  const concern = { grounds: 'fraudulent_documents', reason: 'Forged.' } as const;
  await reviewers[0].client.verification.raiseConcern(entity.id, concern);
  await entity.member.client.verification.remedy(entity.id, { statement: 'It is not.' });
  return entity;
}

/** The second reviewer proposes the revocation, and the third confirms it. */
async function revoke({ id }: Entity): Promise<void> {
  await reviewers[1].client.verification.determine(id, REVOKE);
  await reviewers[2].client.verification.determine(id, REVOKE);
}

async function buildRevoked(type: VerificationEntityType, level: VerificationLevel): Promise<Entity> {
  const entity = await buildUnderConcern(type, level);
  await revoke(entity);
  return entity;
}

/** Builds a revoked entity whose appeal waits for its full review. */
async function buildAppealed(type: VerificationEntityType, level: VerificationLevel): Promise<Entity> {
  const entity = await buildRevoked(type, level);
  await entity.member.client.verification.appeal(entity.id, APPEAL);
  await reviewers[3].client.verification.review(entity.id, { decision: 'pass' });
  return entity;
}

const approve = ({ client }: Pick<Person, 'client'>, { id }: Entity) =>
  client.verification.review(id, APPROVE);
const statusOf = async ({ id }: Entity) => (await operator.client.verification.status(id)).status;

describe('a new application', () => {
  it.each(EVERY)(
    'of a revoked %s that held %s is refused at every level for 365 days',
    async (type, held) => {
      const entity = await buildRevoked(type, held);
      const [row] = await selectRows<{ revokedAt: Date }>(
        api.db,
        `SELECT revoked_at AS "revokedAt" FROM verifications WHERE entity_id = $1`,
        [entity.id],
      );
      const until = new Date((row?.revokedAt.getTime() ?? 0) + 365 * DAY_MS).toISOString();
      const details = { reason: 'revoked', until, status: 'revoked' };
      for (const level of LEVELS) {
        for (const applicant of [entity.member, operator]) {
          const answer = await refusalDetails(apply(entity, applicant, level));
          expect(answer).toEqual(['409 CONFLICT', expect.objectContaining(details)]);
        }
      }
      aheadMs = 364 * DAY_MS;
      expect(await refusal(apply(entity, entity.member, 'basic'))).toBe('409 CONFLICT');
      aheadMs = 365 * DAY_MS;
      expect(await apply(entity, entity.member, 'basic')).toMatchObject({ status: 'pending' });
    },
  );

  it.each(TYPES)('of a %s after 365 days takes two deciders, also for basic', async (type) => {
    const entity = await buildRevoked(type, 'basic');
    aheadMs = 365 * DAY_MS;
    await applied(entity, 'basic');
    expect(await approve(reviewers[0], entity)).toMatchObject({ status: 'in_review' });
    expect(await refusal(approve(reviewers[0], entity))).toBe('409 CONFLICT');
    expect(await approve(reviewers[1], entity)).toMatchObject({ status: 'approved' });
  });

  it('of a person who was erased after a revocation, and is back, is refused for the rest of the 365 days', async () => {
    const erased = await buildRevoked('donor', 'basic');
    const back = await buildEntity('donor');
    await insertReturn(api.db, { userId: back.id, erasedUserId: erased.id, at: new Date() });
    const [code, details] = await refusalDetails(apply(back, back.member, 'basic'));
    expect([code, details]).toEqual(['409 CONFLICT', expect.objectContaining({ reason: 'revoked' })]);
    aheadMs = 365 * DAY_MS;
    await applied(back, 'basic');
    expect(await approve(reviewers[0], back)).toMatchObject({ status: 'in_review' });
  });

  it('of a person who was revoked as a donor takes two deciders as a volunteer, also for basic', async () => {
    const donor = await buildRevoked('donor', 'basic');
    const volunteer: Entity = { ...donor, type: 'volunteer' };
    await applied(volunteer, 'basic');
    expect(await approve(reviewers[0], volunteer)).toMatchObject({ status: 'in_review' });
    expect(await approve(reviewers[1], volunteer)).toMatchObject({ status: 'approved' });
  });

  it('is refused while the appeal is open, and a lost appeal does not lengthen the 365 days', async () => {
    const entity = await buildRevoked('organization', 'basic');
    aheadMs = 20 * DAY_MS;
    await entity.member.client.verification.appeal(entity.id, APPEAL);
    const [code, details] = await refusalDetails(apply(entity, entity.member, 'basic'));
    expect([code, details]).toEqual(['409 CONFLICT', expect.objectContaining({ reason: 'revoked' })]);
    aheadMs = 40 * DAY_MS;
    await reviewers[3].client.verification.review(entity.id, { decision: 'deny', reason: 'It is not.' });
    expect(await refusalDetails(apply(entity, entity.member, 'basic'))).toEqual([
      '409 CONFLICT',
      { ...(details as object), status: 'revoked' },
    ]);
    aheadMs = 365 * DAY_MS;
    expect(await apply(entity, entity.member, 'basic')).toMatchObject({ status: 'pending' });
  });

  it('is possible again once an appeal succeeded', async () => {
    const entity = await buildAppealed('donor', 'basic');
    await approve(reviewers[3], entity);
    await approve(operator, entity);
    expect(await apply(entity, entity.member, 'standard')).toMatchObject({ status: 'pending' });
  });
});

it.each(TYPES)('a trigger does not undo the revocation of a %s', async (type) => {
  const { id, member } = await buildRevoked(type, 'standard');
  const report = { trigger: 'address_change' } as const;
  for (const { client } of [member, reviewers[0], operator]) {
    expect(await refusal(client.verification.trigger(id, report))).toBe('409 CONFLICT');
  }
});

describe('a revocation ends the open application', () => {
  it.each(TYPES)('of a %s: withdrawn, unclaimed, announced and told once', async (type) => {
    const entity = await buildUnderConcern(type, 'basic');
    const { id, member } = entity;
    const application = await applied(entity, 'standard');
    await reviewers[3].client.verification.claim(id);
    await runStatement(
      api.db,
      `INSERT INTO user_logins (user_id, email, password_hash, confirmed_at) VALUES ($1, $1 || '@example.org', '', now())
       ON CONFLICT DO NOTHING`,
      [member.userId],
    );
    await revoke(entity);
    expect(
      await selectRows(api.db, `SELECT stage, status, claimed_by, reason FROM verifications WHERE id = $1`, [
        application,
      ]),
    ).toEqual([
      {
        stage: 'withdrawn',
        status: 'withdrawn',
        claimedBy: null,
        reason: 'The verification of this entity was revoked.',
      },
    ]);
    const signals = await selectRows(
      api.db,
      `SELECT signal FROM outbox WHERE workflow_id = $1 AND signal IS NOT NULL`,
      [application],
    );
    expect(signals.length).toBeGreaterThan(0);
    const told = await selectRows(api.db, `SELECT subject FROM notices WHERE subject = $1`, [
      `${application}/withdrawn`,
    ]);
    expect(told).toHaveLength(1);
    const events = await selectRows<{ name: string; status: string | null }>(
      api.db,
      `SELECT name, data->>'status' AS status FROM events WHERE account_id = $1 ORDER BY id DESC LIMIT 4`,
      [member.accountId],
    );
    const [failed, updated] = ['verification.failed', 'charity.verification.updated'];
    const expected =
      type === 'organization'
        ? [
            [updated, 'withdrawn'],
            [failed, null],
            [updated, 'revoked'],
            [failed, null],
          ]
        : [
            [failed, null],
            [failed, null],
          ];
    expect(
      events
        .map(({ name, status }) => [name, status])
        .reverse()
        .slice(-expected.length),
    ).toEqual(expected);
  });

  it('and the appeal of a rejected one', async () => {
    const entity = await buildUnderConcern('organization', 'basic');
    const { id, member } = entity;
    const application = await applied(entity, 'enhanced');
    await reviewers[3].client.verification.review(id, { decision: 'deny', reason: 'Too young.' });
    await member.client.verification.appeal(id, APPEAL);
    await revoke(entity);
    const rows = await selectRows(api.db, `SELECT stage FROM verifications WHERE id = $1`, [application]);
    expect(rows).toEqual([{ stage: 'withdrawn' }]);
  });
});

describe('an appeal', () => {
  it('of a revoked entity is about the revocation, and not about an application that was denied later', async () => {
    const entity = await buildUnderConcern('organization', 'standard');
    const { id, member } = entity;
    const denied = await applied(entity, 'enhanced');
    await reviewers[3].client.verification.review(id, { decision: 'deny', reason: 'Too young.' });
    await revoke(entity);
    expect(await operator.client.verification.status(id)).toMatchObject({
      status: 'revoked',
      standing: true,
    });
    expect(await member.client.verification.appeal(id, APPEAL)).toMatchObject({ level: 'standard' });
    const again = await refusalDetails(member.client.verification.appeal(id, APPEAL));
    expect(again).toEqual(['409 CONFLICT', expect.objectContaining({ status: 'appealed' })]);
    const other = await refusalDetails(member.client.verification.appeal(denied, APPEAL));
    expect(other).toEqual(['409 CONFLICT', expect.objectContaining({ reason: 'revoked' })]);
  });

  it('of a rejected application waits while another application is open', async () => {
    const entity = await buildEntity('organization');
    const { id, member } = entity;
    await applied(entity, 'basic');
    await reviewers[0].client.verification.review(id, { decision: 'deny', reason: 'Too young.' });
    const { verification_id } = await apply(entity, member, 'basic');
    const refused = await refusalDetails(member.client.verification.appeal(id, APPEAL));
    expect(refused).toEqual(['409 CONFLICT', expect.objectContaining({ verification_id })]);
  });

  it('two at once: one is heard', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, member } = await buildRevoked('donor', 'basic');
      const appeal = () => member.client.verification.appeal(id, APPEAL);
      expect(await outcomes([appeal(), appeal()])).toEqual(['409 CONFLICT', 'accepted']);
    }
  });

  it.each(EVERY)('of a %s that held %s restores it when two people grant it', async (type, level) => {
    const entity = await buildAppealed(type, level);
    expect(await approve(reviewers[3], entity)).toMatchObject({ status: 'appealed', approvals: [{}] });
    expect(await refusal(approve(reviewers[3], entity))).toBe('409 CONFLICT');
    expect(await approve(operator, entity)).toMatchObject({ status: 'approved', stage: 'verified', level });
    if (type === 'organization') {
      const charity = await entity.member.client.charities.get(entity.id);
      expect(charity).toMatchObject({ verified: level !== 'basic', verification_level: level });
    }
    if (type === 'donor') expect(await findVerificationLevel(api.db, entity.id)).toBe(level);
  });

  it('is closed to whoever raised the concern, proposed the revocation or confirmed it, also by an issued key', async () => {
    const { id, member } = await buildRevoked('organization', 'standard');
    await member.client.verification.appeal(id, APPEAL);
    const involved = [reviewers[0], reviewers[1], reviewers[2]];
    const { key } = await reviewers[0].client.apiKeys.create({
      name: 'another',
      scopes: ['verification:read', 'verification:write'],
    });
    const decisions = [{ decision: 'pass' }, { decision: 'deny', reason: 'No.' }] as const;
    for (const { client } of [...involved, { client: clientAt(api.url, key) }]) {
      for (const decision of decisions) {
        expect(await refusalDetails(client.verification.review(id, decision))).toEqual([
          '403 FORBIDDEN',
          { reason: 'not_independent', stage: 'appeal_initial_review' },
        ]);
      }
      expect(await refusal(client.verification.claim(id))).toBe('403 FORBIDDEN');
    }
  });

  it('is denied by one', async () => {
    const entity = await buildAppealed('donor', 'enhanced');
    const denied = { decision: 'deny', reason: 'It is not.' } as const;
    expect(await operator.client.verification.review(entity.id, denied)).toMatchObject({ status: 'revoked' });
  });

  it('of a rejected application is closed to whoever reviewed it', async () => {
    const entity = await buildEntity('organization');
    const { id, member } = entity;
    const { verification_id } = await apply(entity, member, 'basic');
    await completeApplication(api.db, verification_id);
    await moveTo(verification_id, 'financial_review', 'in_review', false);
    await reviewers[0].client.verification.review(id, { decision: 'pass' });
    await reviewers[1].client.verification.review(id, { decision: 'deny', reason: 'Too young.' });
    await member.client.verification.appeal(id, APPEAL);
    for (const { client } of [reviewers[0], reviewers[1]]) {
      expect(await refusal(client.verification.review(id, { decision: 'pass' }))).toBe('403 FORBIDDEN');
    }
    await reviewers[2].client.verification.review(id, { decision: 'pass' });
    expect(await approve(reviewers[2], entity)).toMatchObject({ status: 'approved' });
  });
});

describe('at once', () => {
  it('two deciders of an appeal: both count; one decider twice: one counts', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const entity = await buildAppealed('organization', 'basic');
      const twice = await outcomes([approve(reviewers[3], entity), approve(reviewers[3], entity)]);
      expect([twice, await statusOf(entity)]).toEqual([['409 CONFLICT', 'accepted'], 'appealed']);
      const other = await buildAppealed('organization', 'basic');
      const both = await outcomes([approve(reviewers[3], other), approve(operator, other)]);
      expect([both, await statusOf(other)]).toEqual([['accepted', 'accepted'], 'approved']);
    }
  });

  it('a revocation and an application: no open application is left', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const entity = await buildUnderConcern('organization', 'basic');
      await reviewers[1].client.verification.determine(entity.id, REVOKE);
      const calls = [
        () => reviewers[2].client.verification.determine(entity.id, REVOKE),
        () => apply(entity, entity.member, 'standard'),
      ];
      const answers = await outcomes((round % 2 === 0 ? calls : calls.toReversed()).map((call) => call()));
      expect([
        ['accepted', 'accepted'],
        ['409 CONFLICT', 'accepted'],
      ]).toContainEqual(answers);
      const rows = await selectRows<{ status: string }>(
        api.db,
        `SELECT status FROM verifications WHERE entity_id = $1 ORDER BY id`,
        [entity.id],
      );
      expect(['revoked', 'revoked withdrawn']).toContain(rows.map(({ status }) => status).join(' '));
    }
  });

  it('a revocation and an approval of an application: nothing is approved during a concern', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const entity = await buildUnderConcern('organization', 'basic');
      await reviewers[1].client.verification.determine(entity.id, REVOKE);
      await applied(entity, 'standard');
      const calls = [
        () => reviewers[2].client.verification.determine(entity.id, REVOKE),
        () => approve(operator, entity),
      ];
      const answers = await outcomes((round % 2 === 0 ? calls : calls.toReversed()).map((call) => call()));
      expect(answers).toEqual(['409 CONFLICT', 'accepted']);
      expect(await entity.member.client.charities.get(entity.id)).toMatchObject({ verified: false });
    }
  });
});
