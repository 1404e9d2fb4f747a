import { type Database } from '../../db/database';
import { type Pledge } from '../../db/queries/matching/pledges';
import { insertNotices } from '../../db/queries/platform/promise-mail';
import { type MatchingKind } from '../../domain/mails/kinds';

/** Tells the sponsor of a pledge by mail. `subject` identifies the pledge, the sponsor's gift or the charge attempt. */
export async function tellSponsor(
  tx: Database,
  kind: MatchingKind,
  { pledge, subject }: { pledge: Pick<Pledge, 'sponsorUserId'>; subject: string },
): Promise<void> {
  await insertNotices(tx, { kind, audience: { userId: pledge.sponsorUserId }, subject });
}
