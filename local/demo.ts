/** `npm run demo`: makes gifts of every kind with the SDK and shows their timelines, ledger entries and webhooks. */
import { join } from 'node:path';
import { z } from 'zod';
import { type Charity, GivingClient, InsufficientFundsError } from '../client/index';
import { formatMoney } from '../domain/money';
import { readArguments } from '../admin/arguments';
import { describeFailure, say, secondsSince, UserError } from '../admin/console';
import { endingOf, giftFaults, give, type GivenGift, planGifts, settledGifts } from './demo/gifts';
import { type BookedGift, ledgerFaults, readLedger } from './demo/ledger';
import { type Receiver, startReceiver } from './demo/receiver';
import { showPlan } from './demo/recurring';
import { table } from './demo/table';
import { DEMO_EVENTS, waitForWebhooks, webhookFaults, webhookRows } from './demo/webhooks';
import { readJson } from './files';
import { readServing } from './installation';
import { homeDirectory } from './paths';

const USAGE = `Usage: npm run demo
  Makes gifts with every outcome of the test sources, and shows their timelines, ledger entries and webhooks.`;

const demoSchema = z.object({ base_url: z.string(), keys: z.object({ donor: z.string() }) });

interface Demo {
  client: GivingClient;
  databaseUrl: string;
  /** Aborted on SIGINT or SIGTERM. Ends all open requests and waits. */
  signal: AbortSignal;
}

async function main(): Promise<void> {
  readArguments({ usage: USAGE });
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => stop.abort(new UserError(`Stopped (${name})`)));
  }
  const demo = openDemo(stop.signal);
  const charity = await findImportedCharity(demo.client);
  const { city, state } = charity.location;
  say(`Charity    ${charity.name}, EIN ${charity.ein ?? '?'}, ${city ?? '?'} ${state ?? ''}`);

  const receiver = await startReceiver();
  try {
    const faults = await withEndpoint(demo.client, receiver, (secret) =>
      giveAndReport(demo, charity, receiver, secret),
    );
    say('');
    if (faults.length > 0)
      throw new UserError(`These checks failed:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    say(
      'All checks passed: every gift ended as its source dictates, the ledger sums to zero, every webhook is genuine.',
    );
  } finally {
    await receiver.close();
  }
}

/** The client and the database of the running installation. */
function openDemo(signal: AbortSignal): Demo {
  const home = homeDirectory();
  const demo = readJson(join(home, 'demo.json'), demoSchema);
  const databaseUrl = process.env.DATABASE_URL || readServing(home)?.environment.DATABASE_URL;
  if (demo === undefined || databaseUrl === undefined) {
    throw new UserError(
      `No sandbox is running in ${home}. Run npm start in another terminal, wait until it is ready, and run this again.\n` +
        'If it runs in another directory, set GIVING_HOME to that directory.',
    );
  }
  say(`API        ${demo.base_url}`);
  const client = new GivingClient({
    apiKey: demo.keys.donor,
    environment: 'sandbox',
    baseUrl: demo.base_url,
  });
  return { client, databaseUrl, signal };
}

/** The first imported charity. The sandbox's own charity has no EIN. */
async function findImportedCharity(client: GivingClient): Promise<Charity> {
  for await (const charity of client.charities.list()) if (charity.ein !== null) return charity;
  throw new UserError(
    'There is only the test charity. Import a register first, for example one region of the IRS Business\n' +
      'Master File (CSV, also gzip): npm run import -- FILE',
  );
}

/** Registers the receiver while `work` runs. */
async function withEndpoint<T>(
  client: GivingClient,
  receiver: Receiver,
  work: (secret: string) => Promise<T>,
): Promise<T> {
  const { endpoint_id, secret } = await client.webhooks.endpoints.create({
    url: receiver.url,
    events: [...DEMO_EVENTS],
    description: 'npm run demo',
  });
  try {
    receiver.trust(secret);
    say(`Webhooks   ${endpoint_id} sends to ${receiver.url}`);
    return await work(secret);
  } finally {
    await client.webhooks.endpoints.delete(endpoint_id);
  }
}

/** Makes the gifts, shows their results and returns the failed checks. */
async function giveAndReport(
  demo: Demo,
  charity: Charity,
  receiver: Receiver,
  secret: string,
): Promise<string[]> {
  const given = await giveAll(demo, charity);
  demo.signal.throwIfAborted();
  const settled = settledGifts(given);
  await waitForWebhooks(receiver, settled, demo.signal);
  const booked = await readLedger(demo.databaseUrl, settled);

  say('\nTimelines');
  say(table(given.flatMap(timelineRows)));
  say('\nLedger of the completed gifts (a negative amount is a debit)');
  say(table(booked.filter(({ gift }) => gift.status === 'completed').flatMap(ledgerRows)));
  const plan = await showPlan(demo.client, given);
  say('\nThe recurring gift');
  say(table(plan.rows));
  say('\nWebhooks received');
  say(table(webhookRows(receiver.received)));
  return [
    ...giftFaults(given),
    ...plan.faults,
    ...ledgerFaults(booked),
    ...(await webhookFaults(receiver.received, settled, secret)),
  ];
}

/** Makes all gifts at once, so that gifts that never confirm do not delay the others. */
async function giveAll({ client, signal }: Demo, charity: Charity): Promise<GivenGift[]> {
  const planned = planGifts(await client.sandbox.get(), charity.id);
  say(`\nMaking ${planned.length} gifts at once; those that never confirm take a minute`);
  const startedAt = Date.now();
  return Promise.all(
    planned.map(async (each) => {
      const given = await give(client, each, signal);
      if (signal.aborted) return given;
      const { amount, currency } = each.request;
      say(
        `  ${secondsSince(startedAt).padStart(7)}  ${currency} ${amount}, ${each.title}: ${endingOf(given)}`,
      );
      return given;
    }),
  );
}

function timelineRows({ title, request, result }: GivenGift): string[][] {
  const first = [title, `${request.currency} ${request.amount}`];
  if (result instanceof Error) return [[...first, '-', '', 'refused', explain(result)]];
  const startMs = Date.parse(result.created_at);
  return result.timeline.map(({ status, detail, at }, index) => [
    ...(index === 0 ? [...first, result.donation_id] : ['', '', '']),
    `${((Date.parse(at) - startMs) / 1_000).toFixed(1)} s`.padStart(6),
    status,
    detail,
  ]);
}

function explain(error: Error): string {
  if (!(error instanceof InsufficientFundsError)) return error.message;
  const { status, code, available, required, currency } = error;
  return `${status} ${code}: has ${currency} ${available}, needs ${required}`;
}

function ledgerRows({ gift, entries, sumMinor }: BookedGift): string[][] {
  const { currency } = gift;
  const lines = [
    ...entries.map(({ account, amountMinor }) => [account, formatMoney({ currency, minor: amountMinor })]),
    ['sum', formatMoney({ currency, minor: sumMinor })],
  ];
  return lines.map(([account = '', amount = ''], index) => [
    index === 0 ? gift.donation_id : '',
    amount.padStart(24),
    currency,
    account,
  ]);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exit(1);
  },
);
