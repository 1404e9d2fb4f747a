/** `npm run docs`: writes into docs/ what the code and the records say. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../admin/arguments';
import { describeFailure, say } from '../admin/console';
import { findChanges, refuseChanges } from './docs/changes';
import { PROJECT_DIRECTORY } from './paths';

const USAGE = `Usage: npm run docs [-- --check]
  Writes the value of each constant that docs/rules names, and the list of docs/decisions. With --check it only
  compares, and fails if one differs.`;

async function main(): Promise<void> {
  const { values } = readArguments({ usage: USAGE, options: { check: { type: 'boolean' } } });
  const changes = findChanges();
  if (values.check === true) refuseChanges(changes);
  const { format, resolveConfig } = await import('prettier');
  for (const { page, text, differences } of changes) {
    const path = join(PROJECT_DIRECTORY, page);
    writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
    say(differences.join('\n'));
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
});
