/** The victims of the hostile requests with everything they own, and those who attack them. */
import { type Database, runStatement } from '../../../db/database';
import { SCOPES } from '../../../domain/access/scopes';
import { buildCast, buildKey, buildPagesToken, buildToken, type Cast } from '../../api/access/cast';
import { createResources, type Resources } from '../../api/access/resources';
import { addMember } from '../../../db/queries/members/members';
import { buildActor, type BuiltActor } from '../../factories';
import { buildApproval } from '../../factories/approvals';
import { type TestApi } from '../../support/api';
import { update } from '../../../db/rows';
import { charities } from '../../../db/tables/charities';

export type Target = Pick<TestApi, 'db' | 'call' | 'url'>;

/** One resource of every kind that a path names. */
export type Things = Pick<Resources, 'get'>;

export interface Attacker {
  name: string;
  credential: string;
  scopes: readonly string[];
  /** Whether it aims at what the victims own. An insider attacks only with what is theirs. */
  aimsAtVictims: boolean;
  /** The only operations it calls; all if undefined. */
  only?: readonly string[];
}

export interface World {
  victims: Cast;
  /** One with a refund and one with a dispute, because a gift has only one of the two at a time. */
  victimThings: Things[];
  attackers: Attacker[];
  /** Makes new things of the attackers', because old ones end up closed, cancelled and revoked. */
  renewThings: () => Promise<Things[]>;
  ownThings: Things[];
}

/** Calls of an operator that reach no further than what the path names. Others change standings and terms lawfully. */
const OPERATORS_ONLY = [
  'issueApiKey',
  'setAccountPlan',
  'addCharityMember',
  'decideApproval',
  'createOauthClient',
  'listOauthClients',
  'getOauthClient',
  'reviewOauthClient',
  'revokeOauthClient',
  'rotateOauthClientSecret',
  'listAuditLog',
  'decideRefund',
  'listAllDonations',
  'listAllRefunds',
  'createWriteOff',
  'listWriteOffs',
  'approveWriteOff',
];
const WEAK_SCOPES = ['charities:read', 'webhooks:manage', 'search:read'];

export async function buildWorld(target: Target): Promise<World> {
  const { db } = target;
  const victims = await buildCast(db);
  const victimThings = createPair(target, victims, ['invitation_token']);
  for (const things of victimThings) await giveStanding(db, await things.get('charity_id'), victims);
  const attacking = { ...(await buildCast(db)), operator: victims.operator };
  const insider = await buildActor(db, { isReviewer: true });
  const operator = await buildActor(db, { isOperator: true });
  const renewThings = async () => {
    await endOldThings(
      db,
      Object.values(attacking).map(({ accountId }) => accountId),
    );
    const pair = createPair(target, attacking, []);
    for (const things of pair)
      await addMember(db, await things.get('charity_id'), insider.userId, new Date());
    return pair;
  };
  return {
    victims,
    victimThings,
    renewThings,
    ownThings: await renewThings(),
    attackers: await listAttackers(db, attacking, insider, operator),
  };
}

/** Makes room for new things: an account holds only so many of these at a time. */
async function endOldThings(db: Database, accountIds: string[]): Promise<void> {
  await runStatement(
    db,
    `WITH endpoints AS (
       UPDATE webhook_endpoints SET deleted_at = now() WHERE deleted_at IS NULL AND account_id = ANY($1)
     ), clients AS (
       UPDATE oauth_clients SET revoked_at = now()
       WHERE made_by_owner AND revoked_at IS NULL AND account_id = ANY($1)
     )
     UPDATE api_keys SET revoked_at = now()
     WHERE revoked_at IS NULL AND name NOT IN ('test', 'other') AND account_id = ANY($1)`,
    [accountIds],
  );
}

async function listAttackers(
  db: Database,
  { owner, member, stranger }: Cast,
  insider: BuiltActor,
  operator: BuiltActor,
) {
  const strong = { scopes: SCOPES, aimsAtVictims: true };
  const weakKey = await buildKey(db, owner, { scopes: WEAK_SCOPES });
  const attackers: Attacker[] = [
    { ...strong, name: 'donor', credential: owner.key },
    { ...strong, name: 'member', credential: member.key },
    { ...strong, name: 'stranger', credential: stranger.key },
    { ...strong, name: "donor's sign-in", credential: await buildPagesToken(db, owner, { ageSeconds: 0 }) },
    { ...strong, name: "member's application", credential: await buildToken(db, member, { kind: 'user' }) },
    { ...strong, name: "member's machine", credential: await buildToken(db, member, { kind: 'machine' }) },
    { scopes: WEAK_SCOPES, aimsAtVictims: true, name: "donor's weak key", credential: weakKey.key },
    { scopes: SCOPES, aimsAtVictims: false, name: 'reviewer inside', credential: insider.key },
    {
      scopes: SCOPES,
      aimsAtVictims: false,
      name: 'operator',
      credential: operator.key,
      only: OPERATORS_ONLY,
    },
  ];
  return attackers;
}

/** `secrets` are kept from the attackers. */
function createPair(target: Target, cast: Cast, secrets: string[]): Things[] {
  return ['dispute_id', 'refund_id'].map((missing) => {
    const things = createResources(target, cast);
    return {
      get: (name) => ([missing, ...secrets].includes(name) ? Promise.resolve('none') : things.get(name)),
    };
  });
}

/** A standing and a wallet to lose, and somebody who waits to become a member. */
async function giveStanding(db: Database, charityId: string, { stranger, operator }: Cast): Promise<void> {
  const standing = { verified: true, verificationLevel: 'standard' };
  await update(db, charities, { id: charityId }, standing);
  await buildApproval(db, { charityId, userId: stranger.userId, askedBy: operator.userId });
}

/** Makes every kind of thing that a path names, so that the comparison covers it. */
export async function makeAll(pair: Things[], paths: string[]): Promise<void> {
  const names = new Set(
    paths.flatMap((path) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)),
  );
  for (const things of pair) for (const name of names) await things.get(name);
}
