/** The host approves alone only where no operator may decide, and only days after the mails. */
import { inTransaction, selectRows } from '../../../db/database';
import { findApproval } from '../../../db/queries/approvals/approvals';
import { insertBlock } from '../../../db/queries/users/blocks';
import { isMember } from '../../../db/queries/members/members';
import { readConfig } from '../../../config';
import { createSecretBox } from '../../../gateways';
import { approveAlone } from '../../../operations/approvals/decide-approval';
import { buildActor, buildCharity } from '../../factories';
import { buildApproval } from '../../factories/approvals';
import { useDatabase } from '../../support/database';

const test = useDatabase();
const secrets = createSecretBox(readConfig({}).dataKeys);
const HOUR_MS = 3_600_000;
const at = new Date();
const hoursAgo = (hours: number) => new Date(at.getTime() - hours * HOUR_MS);

const decide = (approvalId: string) =>
  inTransaction(test.db, (tx) =>
    approveAlone({ tx, at, actor: null, secrets }, { approvalId, reason: 'I am the only operator.' }),
  );

it('approves for a lonely operator after 72 hours, and says so', async () => {
  const { id: charityId } = await buildCharity(test.db);
  const { userId: askedBy } = await buildActor(test.db, { isOperator: true });
  const { userId } = await buildActor(test.db);
  const ask = (hours: number) =>
    buildApproval(test.db, { charityId, askedBy, userId, askedAt: hoursAgo(hours) });
  const early = await ask(71.9);
  await expect(decide(early.id)).rejects.toMatchObject({ code: 'CONFLICT' });
  const { id } = await ask(72);
  expect(await decide(id)).toMatchObject({ decision: 'approve', decidedBy: null, decidedAlone: true });
  expect(await findApproval(test.db, id)).toMatchObject({ decidedAlone: true, decidedAt: at });
  expect(await isMember(test.db, charityId, userId)).toBe(true);
  const audited = await selectRows(
    test.db,
    `SELECT actor_user_id, details FROM audit_log WHERE subject_id = $1 AND action = 'approval.approved'`,
    [id],
  );
  expect(audited).toMatchObject([
    { actorUserId: null, details: { alone: true, asked_by: askedBy, reason: 'I am the only operator.' } },
  ]);
});

it('leaves it to an untied operator, but not to one who is tied or blocked', async () => {
  const { id: charityId } = await buildCharity(test.db);
  const { userId: askedBy } = await buildActor(test.db, { isOperator: true });
  const { userId: tied } = await buildActor(test.db, { isOperator: true, memberOf: charityId });
  const ask = () => buildApproval(test.db, { charityId, askedBy, askedAt: hoursAgo(100) });
  await selectRows(test.db, 'UPDATE users SET is_operator = id = ANY ($1) RETURNING id', [[askedBy, tied]]);
  expect(await decide((await ask()).id)).toMatchObject({ decidedAlone: true });
  const { userId: untied } = await buildActor(test.db, { isOperator: true });
  await expect(decide((await ask()).id)).rejects.toMatchObject({ details: { operator_id: untied } });
  await insertBlock(test.db, { userId: untied, email: null, reason: 'A test.', blockedBy: tied, at });
  expect(await decide((await ask()).id)).toMatchObject({ decidedAlone: true });
});

it('does not wake what has expired', async () => {
  const { id } = await buildApproval(test.db, { askedAt: hoursAgo(7 * 24) });
  await expect(decide(id)).rejects.toMatchObject({ details: { status: 'expired' } });
});
