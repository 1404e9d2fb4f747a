import { type Database } from '../../db/database';
import { insertAccount, insertUser } from '../../db/queries/access/accounts';
import { addMember } from '../../db/queries/members/members';
import { SCOPES } from '../../domain/access/scopes';
import { shiftByDays } from '../../domain/days';
import { sandboxCharity } from '../../domain/sandbox/charity';
import { newId } from '../../new-id';
import { storeNewApiKey } from '../access/new-api-key';
import { verifyDemoMember } from './verify-demo-member';

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

/**
 * Creates a demo account and returns its API key. `member` and `other_member` are members of the test charity and hold
 * `standard`.
 */
export async function createDemoAccount(
  tx: Database,
  { role, at }: { role: DemoRole; at: Date },
): Promise<string> {
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
  });
  if (isMember) {
    await addMember(tx, sandboxCharity.id, userId, shiftByDays(at, -DEMO_MEMBER_DAYS));
    await verifyDemoMember(tx, { userId, accountId, at });
  }
  const { key } = await storeNewApiKey(tx, {
    accountId,
    userId,
    name: `demo ${role}`,
    scopes: [...SCOPES],
    issuedBy: [],
    environment: 'sandbox',
    isDemo: true,
    at,
  });
  return key;
}
