/** Mails people about claims of charities. */
import { type Database } from '../../db/database';
import { findLoginByUser } from '../../db/queries/access/logins';
import { type Claim } from '../../db/queries/claims/claims';
import { listDeciderReaders, listMemberReaders } from '../../db/queries/mails/readers';
import { type SecretBox } from '../../gateways';
import { sendSecurityMail } from '../mails/send-security-mail';

export interface ClaimMail {
  claim: Claim;
  charityName: string;
  /** The base URL of the account's pages. */
  address: string;
  secrets: SecretBox;
}

/** Tells every member of a charity that somebody claims it, and the deadline for objections. */
export async function mailMembersOfClaim(tx: Database, mail: ClaimMail): Promise<void> {
  const { claim, address, secrets } = mail;
  const news = newsOf(mail);
  for (const reader of await listMemberReaders(tx, claim.charityId)) {
    await sendSecurityMail(tx, secrets, { kind: 'claim_made', news, reader, address });
  }
}

/** Tells reviewers and operators that a claim needs a decision. Skips claimants, because they may not decide. */
export async function mailDeciders(
  tx: Database,
  mail: ClaimMail,
  claimants: readonly string[],
): Promise<void> {
  const { address, secrets } = mail;
  const news = newsOf(mail);
  for (const reader of await listDeciderReaders(tx, claimants)) {
    await sendSecurityMail(tx, secrets, { kind: 'claim_to_decide', news, reader, address });
  }
}

/** Tells the claimant how the claim ended. */
export async function mailClaimant(tx: Database, mail: ClaimMail): Promise<void> {
  const { claim, charityName, address, secrets } = mail;
  const reader = await findLoginByUser(tx, claim.userId);
  if (reader === undefined) return;
  const { status, reason } = claim;
  const news = { charityName, isApproved: status === 'approved', reason };
  await sendSecurityMail(tx, secrets, { kind: 'claim_decided', news, reader, address });
}

function newsOf({ claim, charityName }: ClaimMail) {
  return { charityName, objectionsUntil: claim.objectionsUntil?.toISOString() ?? null };
}
