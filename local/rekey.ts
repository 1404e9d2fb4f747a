/** `npm run rekey`: encrypts stored secrets with the first key of DATA_KEY, while the installation serves. */
import { rekey } from '../api/rekey';
import { readConfig } from '../config';
import { readArguments } from './arguments';
import { describeFailure, say } from './console';
import { withDatabase } from './installation';
import { homeDirectory } from './paths';

const USAGE = `Usage: npm run rekey
  Encrypts stored secrets with the first key of DATA_KEY; see docs/operating.md for the order of steps.`;

async function main(): Promise<void> {
  readArguments({ usage: USAGE });
  const isComplete = await withDatabase(homeDirectory(), (databaseUrl) =>
    rekey({ ...readConfig(), databaseUrl }, say),
  );
  if (!isComplete) process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
});
