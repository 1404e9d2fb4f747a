/**
 * What the worker polls, except the delivery of events (`webhooks/`): work that was recorded in Postgres and only has
 * to be moved, or made up for. Any number of workers share it. What an operator should see or run by hand is a
 * schedule (`platform-schedules.ts`).
 */
import { type Client } from '@temporalio/client';
import { type Config } from '../config';
import { type Database } from '../db/database';
import { type Channel, CHANNELS, listen } from '../db/listen';
import { foldSearchEvents } from '../db/queries/search/events';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../domain/days';
import { WITNESS_INTERVAL_MS } from '../domain/receipt-log/add-checkpoint';
import { type Gateways } from '../gateways';
import { openReceiptSigner } from '../gateways/settlement/receipt-signing-key';
import { type Logger } from '../log';
import { foldImpact } from '../operations/impact/fold-impact';
import { foldFunds } from '../operations/ledger/fold-funds';
import { type openTypesenseForWriting } from '../search/engine/typesense';
import { careForIdentityChecks } from './care/identity-checks';
import { readSocialProfiles } from './care/social-profiles';
import { careForPlans, PLAN_CARE_EVERY_MS } from './care/plans';
import { bookCosts } from './care/processing-costs';
import { screenDonors } from './care/donor-screening';
import { followExpiry } from './care/qualifications';
import { forgetBatch } from './care/retention';
import { restartLostRuns, RUN_CARE_EVERY_MS } from './care/runs';
import { forgetRemovedSources } from './care/sources';
import { closeStatements } from './care/statements';
import { sendDueTributes } from './care/tributes';
import { refreshAgedTrust } from './care/trust';
import { relayMails } from './mail-relay';
import { relayNotices } from './notice-relay';
import { relayOutbox } from './outbox-relay';
import { createEventJob } from './processor-event-job';
import { type PumpOptions, startPump } from './pump';
import { createAppendJob } from './receipt-appender';
import { createWitnessRounds } from './receipt-witnesses';
import { indexBatch } from './search-indexer';

export interface PumpMeans {
  config: Config;
  db: Database;
  client: Client;
  gateways: Gateways;
  engine: ReturnType<typeof openTypesenseForWriting>;
  log: Logger;
}

interface PumpRow extends Omit<PumpOptions, 'log'> {
  /** Commits that notify this channel wake the pump. */
  channel?: Channel;
  /** Waits for work that the last batch left running. */
  settled?: () => Promise<void>;
}

/** Starts every pump. `stop` waits for the batches in progress. */
export async function startPumps(means: PumpMeans): Promise<{ stop(): Promise<void> }> {
  const { config, log } = means;
  const rows = [...relays(means), ...books(means), ...care(means), ...(await receiptLog(means))];
  const pumps = rows.map(({ name, work, idleMs }) => startPump({ name, work, idleMs, log }));
  const channels = new Set(rows.flatMap(({ channel }) => channel ?? []));
  const listeners = [...channels].map((channel) => {
    const woken = pumps.filter((_, index) => rows[index]?.channel === channel);
    return listen(config.databaseUrl, channel, () => woken.forEach((pump) => pump.wake()), log);
  });
  return {
    async stop() {
      await Promise.all(listeners.map((listener) => listener.close()));
      await Promise.all(pumps.map((pump) => pump.stop()));
      await Promise.all(rows.map(async ({ settled }) => settled?.()));
    },
  };
}

/** What was promised in a transaction: starts and signals of workflows, mails, events of processors, the index. */
function relays({ db, client, gateways, engine, config, log }: PumpMeans): PumpRow[] {
  const { processor, payouts, secrets, identity } = gateways;
  const hosted = { accounts: payouts.hostedAccounts, secrets };
  const notices = { db, gateways, config };
  const relay = (canWait: boolean) => async () => (await relayOutbox(db, client, log, { canWait })) > 0;
  const outbox = { name: 'outbox', work: relay(false), idleMs: SECOND_MS, channel: CHANNELS.outbox };
  return [
    // Urgent items such as gifts have two relays, so that a slow request blocks only one.
    outbox,
    outbox,
    // Background items have a third, which polls more often: nothing wakes it when a delayed item becomes due.
    { name: 'outbox-patient', work: relay(true), idleMs: 250, channel: CHANNELS.outbox },
    {
      name: 'processor-events',
      work: createEventJob({ db, processor, hosted, identity, log }),
      idleMs: SECOND_MS,
      channel: CHANNELS.processorEvents,
    },
    { name: 'notices', work: () => relayNotices(notices, log), idleMs: 2 * SECOND_MS },
    { name: 'tributes', work: () => sendDueTributes({ ...notices, log }, new Date()), idleMs: 5 * SECOND_MS },
    { name: 'mails', work: () => relayMails(db, gateways, log), idleMs: 2 * SECOND_MS },
    { name: 'search-indexer', work: () => indexBatch({ db, engine }, log), idleMs: SECOND_MS / 2 },
  ];
}

/** What sums up. It affects only speed: reads also count what is not added yet. */
function books({ db, gateways, log }: PumpMeans): PumpRow[] {
  const costs = () => bookCosts({ db, log }, gateways.processor, new Date());
  return [
    { name: 'funds', work: async () => (await foldFunds(db, new Date())) > 0, idleMs: SECOND_MS },
    { name: 'impact', work: async () => (await foldImpact(db)) > 0, idleMs: SECOND_MS },
    { name: 'search-signals', work: () => foldSearchEvents(db), idleMs: 10 * SECOND_MS },
    { name: 'processing-costs', work: costs, idleMs: 30 * SECOND_MS },
    { name: 'trust', work: () => refreshAgedTrust({ db, log }, new Date()), idleMs: 10 * MINUTE_MS },
    { name: 'statements', work: () => closeStatements({ db, log }, new Date()), idleMs: HOUR_MS },
  ];
}

/** What time alone makes due, and what was lost. */
function care({ db, client, gateways, log }: PumpMeans): PumpRow[] {
  const { processor, identity } = gateways;
  const carer = { db, log };
  const restart = () => restartLostRuns({ db, client, gateways, log }, new Date()).then(() => false);
  const profiles = () => readSocialProfiles({ ...carer, gateways }, new Date());
  const sources = () => forgetRemovedSources(carer, processor, new Date());
  const rows = [
    { name: 'run-care', work: restart, idleMs: RUN_CARE_EVERY_MS },
    { name: 'plan-care', work: () => careForPlans(carer, new Date()), idleMs: PLAN_CARE_EVERY_MS },
    { name: 'source-care', work: sources, idleMs: 5 * MINUTE_MS },
    { name: 'social-profiles', work: profiles, idleMs: 2 * SECOND_MS },
    { name: 'qualification-care', work: () => followExpiry(carer, new Date()), idleMs: 5 * MINUTE_MS },
    {
      name: 'donor-screening',
      work: () => screenDonors({ ...carer, gateways }, new Date()),
      idleMs: 5 * MINUTE_MS,
    },
    { name: 'retention', work: () => forgetBatch(carer, gateways), idleMs: HOUR_MS },
  ];
  if (identity === undefined) return rows;
  const checks = () => careForIdentityChecks({ db, vendor: identity, log }, new Date());
  return [...rows, { name: 'identity-care', work: checks, idleMs: MINUTE_MS }];
}

/** The receipt log. Each waits a little longer than its interval, so that each run may sign or ask. */
async function receiptLog({ config, db, gateways, log }: PumpMeans): Promise<PumpRow[]> {
  const { origin, witnesses } = config.receiptLog;
  const append = createAppendJob({ db, signer: await openReceiptSigner(config), origin }, log);
  const appender = { name: 'receipt-appender', work: append, idleMs: 1_010 };
  if (witnesses.length === 0) return [appender];
  const rounds = createWitnessRounds({ db, outbound: gateways.outbound, witnesses }, log);
  const ask = () => rounds.start(new Date()).then(() => false);
  const settled = () => rounds.settled();
  return [appender, { name: 'receipt-witnesses', work: ask, idleMs: WITNESS_INTERVAL_MS + 10, settled }];
}
