import { sleep } from '@temporalio/workflow';
import { type DataExportInput } from './messages';
import { remoteSteps } from './steps';

/** Writes the file with a person's data, mails its link, and removes the file when the link has expired. */
export async function dataExport({ exportId }: DataExportInput): Promise<'expired' | 'gone'> {
  const written = await remoteSteps('write the file', { startToCloseTimeout: '10 minutes' }).writeDataExport({
    exportId,
  });
  // The person was erased before the file was written.
  if (written === null) return 'gone';
  await sleep(Math.max(1, written.expiresAtMs - Date.now()), { summary: 'until the link expires' });
  await remoteSteps('remove the file').removeDataExport({ exportId });
  return 'expired';
}
