/** `npm run webhooks -- tail [--events] [--key KEY]`: follows an account's webhooks. */
import { join } from 'node:path';
import { z } from 'zod';
import { GivingClient } from '../client/index';
import { readArguments } from '../admin/arguments';
import { describeFailure, say, UserError } from '../admin/console';
import { readJson } from './files';
import { homeDirectory } from './paths';
import { tailDeliveries } from './webhooks/tail-deliveries';
import { tailEvents } from './webhooks/tail-events';

const USAGE = `Usage: npm run webhooks -- tail [--events] [--key KEY]
  tail        shows deliveries as they are created, retried and held
  --events    shows the feed of events instead, with gaps in its sequence
  --key KEY   an API key, or a name in demo.json: donor (the default), other_donor, member, reviewer, operator and the others`;
const OPTIONS = {
  events: { type: 'boolean', default: false },
  key: { type: 'string', default: 'donor' },
} as const;
const OPERANDS = { least: 1, most: 1, choices: ['tail'] };
const POLL_MS = 1_000;

const demoSchema = z.object({ base_url: z.string(), keys: z.record(z.string(), z.string()) });

async function main(): Promise<void> {
  const { events, key } = readArguments({ usage: USAGE, options: OPTIONS, operands: OPERANDS }).values;
  const { baseUrl, apiKey } = findInstallation(key);
  const stop = new AbortController();
  // A signal can arrive more than once, because the terminal sends it to every process, and each process
  // forwards it.
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stop.abort());
  const client = new GivingClient({ apiKey, environment: 'sandbox', baseUrl, maxRetries: 0 });
  const tail = events ? tailEvents : tailDeliveries;
  await tail({ client, baseUrl, say, signal: stop.signal, pollMs: POLL_MS });
}

/** The URL of this home's API, and the key to use there. */
function findInstallation(key: string): { baseUrl: string; apiKey: string } {
  const home = homeDirectory();
  const demo = readJson(join(home, 'demo.json'), demoSchema);
  if (demo === undefined) {
    throw new UserError(
      `No sandbox is running in ${home}. Run npm start in another terminal, wait until it is ready, and run this again.\n` +
        'If it runs in another directory, set GIVING_HOME to that directory.',
    );
  }
  return { baseUrl: demo.base_url, apiKey: demo.keys[key] ?? key };
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exit(1);
  },
);
