import { type Database } from '../../db/database';
import { insertAccount, insertUser } from '../../db/queries/access/accounts';
import { addMember } from '../../db/queries/members/members';
import { SCOPES } from '../../domain/access/scopes';
import { sandboxCharity } from '../../domain/sandbox/charity';
import { newId } from '../../new-id';
import { storeNewApiKey } from '../access/new-api-key';

/** There are two reviewers, because two people must approve a level above `basic`. */
export const DEMO_ROLES = [
  'donor',
  'other_donor',
  'member',
  'reviewer',
  'other_reviewer',
  'operator',
] as const;
export type DemoRole = (typeof DEMO_ROLES)[number];

const DEMO_REQUESTS_PER_HOUR = 1_000_000;

/**
 * Creates a demo account and returns its API key. With the role `member`, the user is a member of the test
 * charity.
 */
export async function createDemoAccount(
  tx: Database,
  { role, at }: { role: DemoRole; at: Date },
): Promise<string> {
  const name = `Demo ${role.replace('_', ' ')}`;
  const isOperator = role === 'operator';
  const accountId = await insertAccount(tx, {
    name,
    kind: isOperator ? 'platform' : 'personal',
    plan: 'enterprise',
    hourlyLimit: DEMO_REQUESTS_PER_HOUR,
  });
  const userId = newId('user');
  await insertUser(tx, {
    id: userId,
    accountId,
    name,
    isReviewer: isOperator || role === 'reviewer' || role === 'other_reviewer',
    isOperator,
    verificationLevel: role === 'donor' ? 'enhanced' : 'basic',
    createdAt: at,
  });
  if (role === 'member') await addMember(tx, sandboxCharity.id, userId, at);
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
