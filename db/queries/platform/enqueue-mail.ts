/** Queues mails. Only operations/ may import this file. */
import { type MailKind, type NoticeKind } from '../../../domain/mails/kinds';
import { newId } from '../../../new-id';
import { type Database, runStatement } from '../../database';
import { insert } from '../../rows';
import { mails } from '../../tables/messages';

/** Stores an encrypted mail. The worker sends it after the transaction commits. */
export async function enqueueMail(
  tx: Database,
  { sealedMessage, kind }: { sealedMessage: string; kind: MailKind },
): Promise<void> {
  await insert(tx, mails, { id: newId('mail'), sealedMessage, kind });
}

/** Whom a notice is for: one user, every member of a charity, or every user of an account. */
type Audience = { userId: string } | { charityId: string } | { accountId: string };

export interface NewNotice {
  kind: NoticeKind;
  audience: Audience;
  /** The id of the subject of the notice, such as a gift. */
  subject: string;
  /** The time that the worker waits. Equal notices that arrive in this time become one mail. */
  delaySeconds?: number;
}

/**
 * Stores a notice for each user of the audience who has a confirmed address, or is a guest with an address. Skips users
 * who already have the same notice. The worker writes and sends the mail after the transaction commits.
 */
export async function enqueueNotices(
  tx: Database,
  { kind, audience, subject, delaySeconds = 0 }: NewNotice,
): Promise<void> {
  const [users, id] = usersOf(audience);
  await runStatement(
    tx,
    `INSERT INTO notices (id, user_id, kind, subject, next_attempt_at)
     SELECT $1 || '_' || row_number() OVER (ORDER BY user_id), user_id, $3, $4, now() + make_interval(secs => $5)
     FROM (
       SELECT user_id FROM user_logins WHERE confirmed_at IS NOT NULL AND user_id IN (${users})
       UNION SELECT user_id FROM guests WHERE email IS NOT NULL AND user_id IN (${users})
     ) AS readers
     ON CONFLICT (kind, subject, user_id) DO NOTHING`,
    [newId('mail'), id, kind, subject, delaySeconds],
  );
}

function usersOf(audience: Audience): [users: string, id: string] {
  if ('userId' in audience) return ['SELECT $2::text', audience.userId];
  if ('charityId' in audience) {
    return ['SELECT user_id FROM charity_members WHERE charity_id = $2', audience.charityId];
  }
  return ['SELECT id FROM users WHERE account_id = $2', audience.accountId];
}
