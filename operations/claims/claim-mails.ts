/** Writes the mails about claims of charities. */
import { type Database } from '../../db/database';
import { findLoginByUser } from '../../db/queries/access/logins';
import { type Claim } from '../../db/queries/claims/claims';
import { listMemberReaders } from '../../db/queries/mails/readers';
import { type SecretBox } from '../../gateways';
import { sendMail } from '../access/send-mail';

const CLAIMS_PATH = '/account/claims';

export interface ClaimMail {
  claim: Claim;
  charityName: string;
  /** The base URL of the account's pages. */
  address: string;
  secrets: SecretBox;
}

/** Tells every member of a charity that somebody claims it, and until when they may object. */
export async function mailMembersOfClaim(tx: Database, mail: ClaimMail): Promise<void> {
  const { claim, charityName, address, secrets } = mail;
  const until = claim.objectionsUntil?.toISOString() ?? '';
  const text = `Somebody asks to manage ${charityName}, of which you are a member. If this person should not manage it, object until ${until} on this page:\n\n${address}${CLAIMS_PATH}\n`;
  for (const { email: to } of await listMemberReaders(tx, claim.charityId)) {
    await sendMail(tx, secrets, { to, subject: subjectOf('A claim of', charityName), text });
  }
}

/** Tells the claimant how the claim ended. */
export async function mailClaimant(tx: Database, mail: ClaimMail): Promise<void> {
  const { claim, charityName, address, secrets } = mail;
  const login = await findLoginByUser(tx, claim.userId);
  if (login === undefined) return;
  const news =
    claim.status === 'approved'
      ? `Your claim of ${charityName} is approved. You are a member now. Apply for a verification next: the charity is paid only after it.`
      : `Your claim of ${charityName} is denied: ${claim.reason ?? ''}`;
  await sendMail(tx, secrets, {
    to: login.email,
    subject: subjectOf('Your claim of', charityName),
    text: `${news}\n\n${address}${CLAIMS_PATH}\n`,
  });
}

function subjectOf(start: string, charityName: string): string {
  return `${start} ${charityName}`.replace(/\s+/g, ' ').slice(0, 150);
}
