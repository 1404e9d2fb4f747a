import { type Database } from '../../db/database';
import { listMemberReaders } from '../../db/queries/mails/readers';
import { listFormerReaders } from '../../db/queries/members/former-members';
import { enqueueMail } from '../../db/queries/platform/enqueue-mail';
import { type MailKind, type SecurityKind } from '../../domain/mails/kinds';
import { leftSince, mayStopUntil } from '../../domain/members/former';
import { type SecretBox } from '../../gateways';
import { stopToken, type StopLink } from '../../domain/mails/stop-token';
import { type NewsOf } from '../../letters/mails';
import { type StoredLetter } from '../../letters/mails/write';
import { type Act, type Mailing, type Sealing } from '../act';

/**
 * Stores the news of a mail in the caller's transaction, encrypted, because they contain secret links. The worker
 * writes and sends the mail only if that transaction commits.
 */
export async function queueMail<Kind extends MailKind>(
  tx: Database,
  secrets: SecretBox,
  letter: StoredLetter<Kind>,
): Promise<void> {
  await enqueueMail(tx, { sealedMessage: secrets.seal(JSON.stringify(letter)), kind: letter.kind });
}

export interface SecurityMail<Kind extends SecurityKind> {
  kind: Kind;
  news: NewsOf[Kind];
  reader: { email: string; locale: string };
}

/** Queues a mail that protects an account or a charity. */
export async function queueSecurityMail<Kind extends SecurityKind>(
  { tx, secrets }: Mailing,
  { kind, news, reader }: SecurityMail<Kind>,
): Promise<void> {
  const { email: to, locale } = reader;
  await queueMail(tx, secrets, { kind, news, to, locale });
}

type ChangeKind = 'charity_change' | 'payout_account_changed';

interface Change<Kind extends ChangeKind> extends Omit<StopLink, 'userId'> {
  kind: Kind;
  /** Writes the news. Only former members get a link that stops the change. */
  newsWith: (stop: NewsOf[Kind]['stop']) => NewsOf[Kind];
}

/** Mails every member of a charity about a change, and also people who left it a short time ago. */
export async function mailChangeOfCharity<Kind extends ChangeKind>(
  act: Pick<Act, 'tx' | 'at'> & Sealing,
  { kind, newsWith, ...change }: Change<Kind>,
): Promise<void> {
  const { charityId } = change;
  await mailMembers(act, charityId, { kind, news: newsWith(null) });
  for (const { userId, leftAt, ...reader } of await listFormerReaders(act.tx, charityId, leftSince(act.at))) {
    const token = stopToken(act.secrets, { ...change, userId });
    const stop = { token, until: mayStopUntil(leftAt).toISOString() };
    await queueSecurityMail(act, { kind, news: newsWith(stop), reader });
  }
}

type MemberKind = ChangeKind | 'claim_made' | 'approval_asked';

/** Mails every member of a charity about a change of the charity, about a claim, or about an act of an operator. */
export async function mailMembers<Kind extends MemberKind>(
  act: Mailing,
  charityId: string,
  mail: Pick<SecurityMail<Kind>, 'kind' | 'news'>,
): Promise<void> {
  for (const reader of await listMemberReaders(act.tx, charityId)) {
    await queueSecurityMail(act, { ...mail, reader });
  }
}
