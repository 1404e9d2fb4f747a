/** Collects the data for mails about plans, sources, verifications, hours and webhooks. */
import { findUser } from '../db/queries/access/accounts';
import { findHours, findWaitingHours } from '../db/queries/hours/hours';
import { findNewestIdentityCheck } from '../db/queries/identity-checks/identity-checks';
import { isMember } from '../db/queries/members/members';
import { countPlansOfSource, findPlan } from '../db/queries/plans/plans';
import { findSource, type StoredSource } from '../db/queries/sources/sources';
import { findVerification, type Verification } from '../db/queries/verification/verifications';
import { findEndpoint } from '../db/queries/webhooks/endpoints';
import { TOLD_HOURS } from '../domain/hours/hours';
import { type NoticeKind } from '../domain/mails/kinds';
import { dueDate } from '../domain/plans/rhythm';
import { statusOf } from '../domain/verification/decide';
import { awaitsLookUp } from '../domain/verification/next-step';
import { IDENTITY_REQUIRED, TOLD_STATUSES } from '../domain/verification/vocabulary';
import { type Gatherers, nameOfCharity, type NoticeDependencies, sumOf } from './news';

type OtherKinds = Extract<
  NoticeKind,
  | 'mandate_given'
  | 'debit_announced'
  | 'card_expiring'
  | 'verification_moved'
  | 'verification_reminder'
  | 'hours_decided'
  | 'hours_due'
  | 'endpoint_disabled'
>;

type Db = NoticeDependencies['db'];

export const gatherOtherNews: Gatherers<OtherKinds> = {
  async mandate_given({ db }, { userId, subject }) {
    const source = await findSource(db, subject, userId);
    if (source === undefined) return undefined;
    const accountName = `${source.bankName ?? 'Bank'} •••• ${source.last4 ?? ''}`;
    return { news: { accountName, givenAt: source.createdAt.toISOString() } };
  },

  async debit_announced({ db }, { subject }) {
    const [planId, number] = splitSubject(subject);
    const plan = await findPlan(db, planId);
    if (plan?.status !== 'active' || plan.nextNumber !== Number(number)) return undefined;
    const charityName = await nameOfCharity(db, plan.charityId);
    const dueOn = dueDate(plan, plan.nextNumber);
    return { news: { charityName, sum: sumOf(plan.currency, plan.amountMinor), dueOn } };
  },

  async card_expiring({ db }, { userId, subject }) {
    const source = await findSource(db, subject, userId);
    const expiry = source === undefined ? undefined : expiryOf(source);
    if (source?.status !== 'ready' || expiry === undefined) return undefined;
    const cardName = `${source.brand ?? 'card'} •••• ${source.last4 ?? ''}`;
    return { news: { cardName, expiry, plans: await countPlansOfSource(db, source.id) } };
  },

  async verification_moved({ db }, { userId, subject }) {
    const [id, told] = splitSubject(subject);
    const verification = await findVerification(db, id);
    if (verification === undefined) return undefined;
    const { state } = verification;
    const moved = TOLD_STATUSES.find((each) => each === statusOf(state) && each === told);
    const status = told === IDENTITY_REQUIRED ? await findIdentityRequest(db, verification) : moved;
    if (status === undefined || state.stage === 'superseded') return undefined;
    const entity = await findEntity(db, verification, userId);
    if (entity === undefined) return undefined;
    const { level, reason, requiredActions } = state;
    return { news: { ...entity, level, status, reason, requiredActions } };
  },

  async verification_reminder({ db }, { userId, subject }) {
    const verification = await findVerification(db, subject);
    const entity = verification === undefined ? undefined : await findEntity(db, verification, userId);
    const expiresAt = verification?.state.expiresAt ?? null;
    if (verification === undefined || entity === undefined || expiresAt === null) return undefined;
    return { news: { ...entity, level: verification.state.level, expiresAt: expiresAt.toISOString() } };
  },

  async hours_decided({ db }, { subject }) {
    const [submissionId, told] = splitSubject(subject);
    const hours = await findHours(db, submissionId);
    const status = TOLD_HOURS.find((each) => each === hours?.status && each === told);
    if (hours === undefined || status === undefined) return undefined;
    const charityName = await nameOfCharity(db, hours.charityId);
    const { hundredths, workedOn, reason } = hours;
    return { news: { charityName, status, hours: String(hundredths / 100), workedOn, reason } };
  },

  async hours_due({ db }, { userId, subject: charityId }) {
    if (!(await isMember(db, charityId, userId))) return undefined;
    const { waiting, firstExpiresAt } = await findWaitingHours(db, charityId);
    if (firstExpiresAt === null) return undefined;
    const charityName = await nameOfCharity(db, charityId);
    return { news: { charityId, charityName, waiting, firstExpiresAt: firstExpiresAt.toISOString() } };
  },

  async endpoint_disabled({ db }, { subject: endpointId }) {
    const endpoint = await findEndpoint(db, endpointId);
    const reason = endpoint?.disabledReason;
    if (endpoint?.status !== 'disabled' || (reason !== 'gone' && reason !== 'failing')) return undefined;
    return { news: { endpointId, host: new URL(endpoint.url).host, reason } };
  },
};

function splitSubject(subject: string): [id: string, rest: string] {
  const [id = '', rest = ''] = subject.split('/');
  return [id, rest];
}

/** Returns undefined if the reader has left the charity. */
async function findEntity(
  db: Db,
  { entityId, state }: Verification,
  userId: string,
): Promise<{ entityId: string; name: string } | undefined> {
  if (state.entityType !== 'organization') {
    return { entityId, name: (await findUser(db, entityId))?.name ?? entityId };
  }
  if (!(await isMember(db, entityId, userId))) return undefined;
  return { entityId, name: await nameOfCharity(db, entityId) };
}

function expiryOf({ expMonth, expYear }: StoredSource): string | undefined {
  if (expMonth === null || expYear === null) return undefined;
  return `${String(expMonth).padStart(2, '0')}/${String(expYear)}`;
}

/** Returns undefined if the person no longer has to prove their identity. */
async function findIdentityRequest(
  db: Db,
  { id, state }: Verification,
): Promise<typeof IDENTITY_REQUIRED | undefined> {
  const check = await findNewestIdentityCheck(db, id);
  return awaitsLookUp(state) && check?.state === 'requires_input' ? IDENTITY_REQUIRED : undefined;
}
