import { type Approval } from '../../db/queries/approvals/approvals';
import { findCharity } from '../../db/queries/charities/charities';
import { listOperatorReaders } from '../../db/queries/mails/readers';
import { requireRow } from '../../domain/errors';
import { type Mailing } from '../act';
import { mailMembers, queueSecurityMail } from '../mails/queue-mail';

/** Mails all operators and the charity's members that an act waits. The person who asked gets the mail too. */
export async function mailApproval(act: Mailing, approval: Approval): Promise<void> {
  const { charityId, parties, askedBy, reason, change } = approval;
  const charityName = await nameOf(act, charityId);
  const expiresAt = approval.expiresAt.toISOString();
  const news = { approvalId: approval.id, change, charityName, askedBy, reason, expiresAt };
  for (const { userId, ...reader } of await listOperatorReaders(act.tx)) {
    const mayDecide = !parties.includes(userId);
    await queueSecurityMail(act, { kind: 'approval_asked', news: { ...news, mayDecide }, reader });
  }
  if (charityId === null) return;
  await mailMembers(act, charityId, { kind: 'approval_asked', news: { ...news, mayDecide: false } });
}

async function nameOf({ tx }: Mailing, charityId: string | null): Promise<string | null> {
  return charityId === null ? null : requireRow(await findCharity(tx, charityId), charityId).name;
}
