import { type Database } from '../../db/database';
import { type Donation } from '../../db/queries/gifts/gifts';
import { insertNotice } from '../../db/queries/platform/promise-mail';
import { type NoticeKind } from '../../domain/gifts/notice';

/** Promises the donor a mail about a gift. Only a donor with a confirmed address gets it. */
export async function notifyDonor(
  tx: Database,
  kind: NoticeKind,
  { id, donorUserId }: Pick<Donation, 'id' | 'donorUserId'>,
): Promise<void> {
  await insertNotice(tx, { kind, userId: donorUserId, subject: id });
}
