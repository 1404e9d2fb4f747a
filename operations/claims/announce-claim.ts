/** Mails people about claims of charities. */
import { findAccountIdOfUser } from '../../db/queries/access/accounts';
import { findLoginByUser } from '../../db/queries/access/logins';
import { type Claim } from '../../db/queries/claims/claims';
import { recordEvent } from '../../db/queries/events/record-events';
import { listDeciderReaders } from '../../db/queries/mails/readers';
import { claimUpdated } from '../../domain/claims/events';
import { requireRow } from '../../domain/errors';
import { type Act, type Mailing } from '../act';
import { mailMembers, queueSecurityMail } from '../mails/queue-mail';

/** Announces the state of a claim to the claimant, the charity's members and the platform. */
export async function announceClaim({ tx, at }: Act, claim: Claim): Promise<void> {
  const { charityId, userId } = claim;
  const accountId = requireRow(await findAccountIdOfUser(tx, userId), userId);
  await recordEvent(tx, claimUpdated(claim), { accountId, charityId }, at);
}

export interface ClaimMail {
  claim: Claim;
  charityName: string;
}

/** Tells every member of a charity that somebody claims it, and the deadline for objections. */
export async function mailMembersOfClaim(act: Mailing, mail: ClaimMail): Promise<void> {
  await mailMembers(act, mail.claim.charityId, {
    kind: 'claim_made',
    news: newsOf(mail),
  });
}

/** Tells reviewers and operators that a claim needs a decision. Skips claimants, because they may not decide. */
export async function mailDeciders(
  act: Mailing,
  mail: ClaimMail,
  claimants: readonly string[],
): Promise<void> {
  const news = newsOf(mail);
  for (const reader of await listDeciderReaders(act.tx, claimants)) {
    await queueSecurityMail(act, { kind: 'claim_to_decide', news, reader });
  }
}

/** Tells the claimant how the claim ended. */
export async function mailClaimant(act: Mailing, mail: ClaimMail): Promise<void> {
  const { claim, charityName } = mail;
  const reader = await findLoginByUser(act.tx, claim.userId);
  if (reader === undefined) return;
  const { status, reason } = claim;
  const news = { charityName, isApproved: status === 'approved', reason };
  await queueSecurityMail(act, { kind: 'claim_decided', news, reader });
}

function newsOf({ claim, charityName }: ClaimMail) {
  return { charityName, objectionsUntil: claim.objectionsUntil?.toISOString() ?? null };
}
