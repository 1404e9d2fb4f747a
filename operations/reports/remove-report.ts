import { type Database } from '../../db/database';
import { deleteReport } from '../../db/queries/reports/saved-reports';

/** Deletes a saved report. Its waiting mails are not sent. */
export async function removeReport(tx: Database, id: string): Promise<void> {
  await deleteReport(tx, id);
}
