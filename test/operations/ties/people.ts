/** Stores the people of `expected.ts`, and what happened among them. */
import { type Database, runStatement } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { SCOPES } from '../../../domain/access/scopes';
import { DAY_MS } from '../../../domain/days';
import { requireRow } from '../../../domain/errors';
import { newId } from '../../../new-id';
import { buildActor, buildCharity, type BuiltActor } from '../../factories';
import { joinLongAgo, verifyPerson } from '../../factories/people';
import { type Name, PEOPLE } from './expected';

export interface People {
  charityId: string;
  /** The person as their own sign-in, with the roles of `expected.ts` or as an operator. */
  actor(name: Name, as?: 'operator'): Actor;
}

const NAMES = Object.keys(PEOPLE) as Name[];
const OPERATORS: readonly Name[] = [
  ...(['adder', 'issuer', 'roommate', 'memberOperator', 'creator', 'leaver'] as const),
  ...(['longGone', 'operator', 'otherOperator'] as const),
];
const MEMBERS: readonly Name[] = [
  ...(['invited', 'grandchild', 'sibling', 'orphan', 'oldFriend', 'added', 'addedToo'] as const),
  ...(['claimant', 'keyed', 'housemate', 'memberOperator', 'twin'] as const),
];

export async function buildPeople(db: Database): Promise<People> {
  const built = new Map<Name, BuiltActor>();
  for (const name of NAMES) built.set(name, await buildActor(db, { name }));
  const people = (name: Name) => requireRow(built.get(name), name);
  const { id: charityId } = await buildCharity(db, { createdBy: people('creator').userId });
  const id = (name: Name) => people(name).userId;
  for (const name of MEMBERS) await joinLongAgo(db, charityId, id(name));
  for (const name of ['founder', 'honest'] as const)
    await joinLongAgo(db, charityId, id(name), { days: 400 });
  await joinLongAgo(db, charityId, id('fresh'), { days: 29 });
  await joinLongAgo(db, charityId, id('unverified'), { level: 'basic' });
  const world = { charityId, people, run: (sql: string, values: unknown[]) => runStatement(db, sql, values) };
  await storeInvitations(world);
  await verifyPerson(db, id('removed'));
  await storeActsOfOthers(world);
  return {
    charityId,
    actor: (name, as) => {
      const isOperator = as === 'operator' || OPERATORS.includes(name);
      return {
        ...{ credential: 'user_token', credentialId: 'none', scopes: [...SCOPES], plan: 'standard' },
        ...{ hourlyLimit: null, verificationLevel: 'none', useIsStale: false },
        ...{ accountId: people(name).accountId, userId: id(name), isReviewer: isOperator, isOperator },
      };
    },
  };
}

interface World {
  charityId: string;
  people: (name: Name) => BuiltActor;
  run: (sql: string, values: unknown[]) => Promise<unknown>;
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** Stores who invited whom, and who left. */
async function storeInvitations({ charityId, people, run }: World): Promise<void> {
  const id = (name: Name) => people(name).userId;
  const invite = (by: Name, whom: Name, days: number) =>
    run(
      `INSERT INTO charity_invitations
         (id, charity_id, email, token_hash, invited_by, created_at, expires_at, accepted_by, accepted_at)
       VALUES ($1, $2, 'a@example.org', $1, $3, $5, $5, $4, $5)`,
      [newId('invitation'), charityId, id(by), id(whom), daysAgo(days)],
    );
  await invite('founder', 'invited', 60);
  await invite('founder', 'sibling', 60);
  await invite('founder', 'removed', 60);
  await invite('founder', 'oldFriend', 366);
  await invite('removed', 'orphan', 50);
  await invite('invited', 'grandchild', 40);

  const leave = (name: Name, days: number) =>
    run('INSERT INTO former_members (charity_id, user_id, left_at) VALUES ($1, $2, $3)', [
      ...[charityId, id(name), daysAgo(days)],
    ]);
  await leave('removed', 10);
  await leave('leaver', 364);
  await leave('longGone', 366);
  await leave('creator', 400);
}

/** Stores whom the operator added, who approved the claim, keys, the shared account and the shared document. */
async function storeActsOfOthers({ charityId, people, run }: World): Promise<void> {
  const id = (name: Name) => people(name).userId;
  for (const name of ['added', 'addedToo'] as const) {
    await run(
      `INSERT INTO audit_log (id, at, action, actor_user_id, subject_type, subject_id, details)
       VALUES ($1, $2, 'charity_member.added', $3, 'charity', $4, jsonb_build_object('user_id', $5::text))`,
      [newId('audit'), daysAgo(60), id('adder'), charityId, id(name)],
    );
  }
  const approvals = (['approver', 'otherApprover'] as const).map((name) => ({
    ...{ by: id(name), persons: [id(name)], at: daysAgo(60).toISOString() },
  }));
  await run(
    `INSERT INTO charity_claims (id, charity_id, user_id, persons, statement, documents, status, approvals, created_at, decided_at)
     VALUES ($1, $2, $3, $4, 'Ours', '{}', 'approved', $5, $6, $6)`,
    [newId('claim'), charityId, id('claimant'), [id('claimant')], JSON.stringify(approvals), daysAgo(60)],
  );
  await run('UPDATE api_keys SET issued_by = $2, created_at = $3 WHERE user_id = $1', [
    ...[id('keyed'), [id('issuer')], daysAgo(60)],
  ]);
  await run('UPDATE users SET account_id = $2 WHERE id = $1', [
    id('roommate'),
    people('housemate').accountId,
  ]);
  for (const name of ['honest', 'twin'] as const) {
    await run(
      `INSERT INTO verification_documents (id, verification_id, type, url, status, sha256, submitted_at)
       SELECT $1, id, 'government_id', 'https://files.example/a', 'accepted', 'one passport', now()
       FROM verifications WHERE user_id = $2`,
      [newId('document'), id(name)],
    );
  }
}
