/** Mails people about claims of charities. */
import { type Database } from '../../db/database';
import { findLoginByUser } from '../../db/queries/access/logins';
import { type Claim } from '../../db/queries/claims/claims';
import { listDeciderReaders } from '../../db/queries/mails/readers';
import { type MailMeans } from '../../gateways';
import { mailMembers } from '../mails/mail-members';
import { sendSecurityMail } from '../mails/send-security-mail';

export interface ClaimMail extends MailMeans {
  claim: Claim;
  charityName: string;
}

/** Tells every member of a charity that somebody claims it, and the deadline for objections. */
export async function mailMembersOfClaim(tx: Database, mail: ClaimMail): Promise<void> {
  await mailMembers(tx, mail, mail.claim.charityId, { kind: 'claim_made', news: newsOf(mail) });
}

/** Tells reviewers and operators that a claim needs a decision. Skips claimants, because they may not decide. */
export async function mailDeciders(
  tx: Database,
  mail: ClaimMail,
  claimants: readonly string[],
): Promise<void> {
  const news = newsOf(mail);
  for (const reader of await listDeciderReaders(tx, claimants)) {
    await sendSecurityMail(tx, mail, { kind: 'claim_to_decide', news, reader });
  }
}

/** Tells the claimant how the claim ended. */
export async function mailClaimant(tx: Database, mail: ClaimMail): Promise<void> {
  const { claim, charityName } = mail;
  const reader = await findLoginByUser(tx, claim.userId);
  if (reader === undefined) return;
  const { status, reason } = claim;
  const news = { charityName, isApproved: status === 'approved', reason };
  await sendSecurityMail(tx, mail, { kind: 'claim_decided', news, reader });
}

function newsOf({ claim, charityName }: ClaimMail) {
  return { charityName, objectionsUntil: claim.objectionsUntil?.toISOString() ?? null };
}
