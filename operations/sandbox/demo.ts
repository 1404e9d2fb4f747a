import { type Database } from '../../db/database';
import { insertAccount, insertUser } from '../../db/queries/access/accounts';
import { updateDemoScopes } from '../../db/queries/access/api-keys';
import { confirmLogin, findLoginByUser, insertLogin, replacePassword } from '../../db/queries/access/logins';
import { addMember } from '../../db/queries/members/members';
import { enqueueWorkflow } from '../../db/queries/platform/enqueue-workflows';
import { insertHistory } from '../../db/queries/verification/history';
import { insertTermsAcceptance } from '../../db/queries/users/terms';
import { insertVerification } from '../../db/queries/verification/verifications';
import { SCOPES } from '../../domain/access/scopes';
import { shiftByDays } from '../../domain/days';
import { sandboxCharity } from '../../domain/sandbox/charity';
import { SANDBOX_TERMS_VERSION } from '../../domain/users/terms';
import { beginApplication, decide } from '../../domain/verification/decide';
import { type ActingParty, type Happening, SYSTEM } from '../../domain/verification/vocabulary';
import { newId } from '../../new-id';
import { type Act } from '../act';
import { storeNewApiKey } from '../keys/new-keys';
import { startOf } from '../verification/apply';

/**
 * Five reviewers and two operators can end an appeal: two people approve, and nobody hears the appeal who took part in the
 * concern or the revocation.
 */
export const DEMO_ROLES = [
  'donor',
  'other_donor',
  'member',
  'reviewer',
  'other_reviewer',
  'operator',
  'other_operator',
  'other_member',
  'third_reviewer',
  'fourth_reviewer',
  'fifth_reviewer',
] as const;
export type DemoRole = (typeof DEMO_ROLES)[number];

const DEMO_REQUESTS_PER_HOUR = 1_000_000;
/** The members of the test charity joined this long ago, so that they may confirm its changes. */
const DEMO_MEMBER_DAYS = 400;
/** The confirmed phones of `member` and `other_member`. These numbers are reserved for fiction. */
const DEMO_PHONES = ['+12025550101', '+12025550102'] as const;

/**
 * Creates a demo account and returns its API key. `member` and `other_member` are members of the test charity and hold
 * `standard`, with a confirmed phone and accepted terms.
 */
export async function createDemoAccount(act: Act, role: DemoRole): Promise<string> {
  const { tx, at } = act;
  const name = `Demo ${role.replace('_', ' ')}`;
  const isOperator = role.endsWith('operator');
  const isMember = role.endsWith('member');
  const accountId = await insertAccount(tx, {
    name,
    // The other operator has an account of their own, because two people of one account are tied.
    kind: role === 'operator' ? 'platform' : 'personal',
    plan: 'enterprise',
    hourlyLimit: DEMO_REQUESTS_PER_HOUR,
  });
  const userId = newId('user');
  await insertUser(tx, {
    id: userId,
    accountId,
    name,
    isReviewer: isOperator || role.endsWith('reviewer'),
    isOperator,
    verificationLevel: role === 'donor' ? 'enhanced' : isMember ? 'standard' : 'basic',
    createdAt: at,
    ...(isMember ? { phone: DEMO_PHONES[role === 'member' ? 0 : 1], phoneConfirmedAt: at } : {}),
  });
  if (isMember) {
    await insertTermsAcceptance(tx, { userId, version: SANDBOX_TERMS_VERSION, acceptedAt: at });
    await addMember(tx, sandboxCharity.id, userId, shiftByDays(at, -DEMO_MEMBER_DAYS));
    await verifyDemoMember(act, { userId, accountId });
  }
  const { key } = await storeNewApiKey(act, {
    accountId,
    userId,
    name: `demo ${role}`,
    scopes: [...SCOPES],
    issuedBy: [],
    environment: 'sandbox',
    isDemo: true,
  });
  return key;
}

/**
 * Gives every demo key all scopes. A newer release may have more scopes than the release that created the
 * key.
 */
export async function refreshDemoKeys(tx: Database): Promise<void> {
  await updateDemoScopes(tx, [...SCOPES]);
}

export interface DemoLogin {
  userId: string;
  /** The addresses to try. The first one may belong to a demo user whose key was lost. */
  emails: string[];
  passwordHash: string;
}

/** Lets a demo user sign in with this password. Returns the address. */
export async function setDemoLogin({ tx, at }: Act, login: DemoLogin): Promise<string> {
  const { userId, emails, passwordHash } = login;
  const known = await findLoginByUser(tx, userId);
  if (known !== undefined) {
    await replacePassword(tx, userId, passwordHash);
    return known.email;
  }
  for (const email of emails) {
    if (!(await insertLogin(tx, { userId, email, passwordHash }))) continue;
    await confirmLogin(tx, userId, at);
    return email;
  }
  throw new Error(`no address is free for the demo user ${userId}`);
}

/** Reviewers who are no users of the sandbox. */
const reviewerNamed = (name: string): ActingParty => ({ kind: 'reviewer', userId: null, persons: [name] });

/** The steps from an application for `standard` to its two approvals. */
const STEPS: readonly [Happening, ActingParty][] = [
  ['documents_accepted', SYSTEM],
  ['pass', reviewerNamed('first')],
  ['found_in_database', SYSTEM],
  ['approve', reviewerNamed('first')],
  ['approve', reviewerNamed('second')],
];

/** Stores the `standard` verification of a demo member, as reviewers would have approved it. */
async function verifyDemoMember(
  { tx, at }: Act,
  { userId, accountId }: { userId: string; accountId: string },
): Promise<void> {
  const begun = beginApplication({
    entityType: 'donor',
    level: 'standard',
    hasDocuments: true,
    isIdentityKnown: false,
    requiredActions: [],
    by: SYSTEM,
    at,
  });
  const { state, steps } = STEPS.reduce((decided, [happening, by]) => {
    const next = decide(decided.state, { happening, by, at });
    return { state: next.state, steps: [...decided.steps, ...next.steps] };
  }, begun);
  const verification = { id: newId('verification'), entityId: userId, accountId, submittedAt: at, state };
  await insertVerification(tx, verification);
  await insertHistory(tx, verification.id, steps);
  await enqueueWorkflow(tx, startOf(verification));
}
