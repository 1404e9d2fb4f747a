/** Webhooks under kill -9 of every process in turn, and what became of every event. */
import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as rest } from 'node:timers/promises';
import { GivingClient } from '../../../client/index';
import { type Database, selectRows } from '../../../db/database';
import { isUnavailable } from '../../../db/failures';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { newId } from '../../../new-id';
import { buildActor, buildGift } from '../../factories';
import { completeGift, isGiftCompleted } from '../../factories/gift-events';
import { type Installation, type OwnServers, SETTLING_MS } from '../../support/installation';
import { waitUntilAtRest } from './invariants';
import { type Note } from '../../doubles/noting-receiver';
import { type Process, startReceiverProcess } from '../../support/processes';
import { waitFor } from '../../support/wait';

export interface KillReport {
  /** In the order of their deaths, with how many events had arrived until then. */
  killed: { name: string; after: number }[];
  events: number;
  /** Promised by a commit or an answer of the API, but without an event. */
  broken: string[];
  /** Never accepted by the receiver. */
  missing: string[];
  /** Received under one webhook_id with other bytes than before, or with a wrong signature. */
  altered: string[];
  /** Received, but no event of the account. */
  foreign: string[];
  /** How often an event arrived that had arrived before. */
  doubles: number;
  /** Deliveries that needed more than their first attempt. */
  retried: number;
  /** Whether the account's sequence counts its events without a gap. */
  hasGaps: boolean;
  seconds: number;
}

export interface KillPlan {
  events: number;
  /** Where the receiver notes what came. */
  notesFile: string;
}

const WRITERS = 8;
const EVENTS_PER_SECOND = 250;
/** Every so many events one is a test send through the API. */
const THROUGH_API_EVERY = 20;
/** More tries than any outage lasts. */
const MAX_RETRIES = 60;
const ASK_AGAIN_MS = 50;

/** Offers events while it kills the receiver, the worker, Temporal, the API and Postgres in the middle of their work. */
export async function killUnderWebhooks(
  installation: Installation & OwnServers,
  { events, notesFile }: KillPlan,
): Promise<KillReport> {
  const { api, worker, temporal, postgres, db } = installation;
  const startedAt = Date.now();
  const receiver = await startReceiverProcess(installation.home, notesFile);
  const { accountId, key } = await buildActor(db);
  const client = new GivingClient({
    apiKey: key,
    environment: 'sandbox',
    baseUrl: api.address,
    maxRetries: MAX_RETRIES,
  });
  const endpoint = await client.webhooks.endpoints.create({ url: receiver.address, events: ['*'] });
  const gift = await buildGift(db);
  const offering = offer(events, (index) =>
    index % THROUGH_API_EVERY === 0
      ? client.webhooks.endpoints.test(endpoint.endpoint_id).then(({ webhook_id: id }) => id)
      : commitGift(db, gift, accountId),
  );
  const untilOneFails = () =>
    waitFor('a delivery to fail', () => hasFailedDelivery(db, accountId), SETTLING_MS);
  const killed = await killInTurn(
    [
      { process: receiver, untilBack: untilOneFails },
      ...[worker, temporal, api, postgres].map((process) => ({ process })),
    ],
    events,
    notesFile,
  );
  const promised = await offering;
  await waitUntilAtRest(db, { accountId }, SETTLING_MS);
  return {
    killed,
    ...(await compare(db, accountId, promised, readNotes(notesFile), endpoint.secret)),
    seconds: (Date.now() - startedAt) / 1_000,
  };
}

/** Makes events at a steady pace, a few at once; answers what names each: its gift's id, or its own. */
async function offer(events: number, make: (index: number) => Promise<string>): Promise<string[]> {
  const startedAt = Date.now();
  const promised: string[] = [];
  let next = 0;
  const write = async () => {
    for (let index = next++; index < events; index = next++) {
      await rest(Math.max(0, startedAt + (index * 1_000) / EVENTS_PER_SECOND - Date.now()));
      promised.push(await make(index));
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return promised;
}

/** Commits one event with its state change; while Postgres is away it tries again, and never twice. */
async function commitGift(db: Database, gift: Gift, accountId: string): Promise<string> {
  const id = newId('donation');
  for (let isFirst = true; ; isFirst = false) {
    try {
      if (isFirst || !(await isGiftCompleted(db, gift, id))) await completeGift(db, gift, id, accountId);
      return id;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      await rest(ASK_AGAIN_MS);
    }
  }
}

interface Victim {
  process: Process;
  /** What must have happened without it, before it is started again. */
  untilBack?: () => Promise<unknown>;
}

/** Kills each process once its share of the events has arrived, and starts it again. */
async function killInTurn(
  victims: Victim[],
  events: number,
  notesFile: string,
): Promise<KillReport['killed']> {
  const killed: KillReport['killed'] = [];
  for (const [index, { process, untilBack }] of victims.entries()) {
    const share = Math.floor(((index + 1) * events) / (victims.length + 2));
    const arrival = async () => {
      const arrived = readNotes(notesFile).length;
      return arrived >= share && arrived;
    };
    const after = await waitFor(`${share} events to arrive`, arrival, SETTLING_MS);
    const how = await process.kill('SIGKILL');
    if (how !== 'SIGKILL') throw new Error(`${process.name} had ended before: ${how}`);
    killed.push({ name: process.name, after });
    await untilBack?.();
    await process.restart();
  }
  return killed;
}

/** Whether an attempt failed: so the receiver's death is seen, however fast it is back. */
async function hasFailedDelivery(db: Database, accountId: string): Promise<boolean> {
  const failed = await selectRows(
    db,
    `SELECT 1 FROM webhook_deliveries WHERE account_id = $1 AND attempts_made > 0 AND state <> 'delivered' LIMIT 1`,
    [accountId],
  );
  return failed.length > 0;
}

function readNotes(file: string): Note[] {
  if (!existsSync(file)) return [];
  // A line that is being written has no end yet.
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Note);
}

async function compare(
  db: Database,
  accountId: string,
  promised: string[],
  notes: Note[],
  secret: string,
): Promise<Omit<KillReport, 'killed' | 'seconds'>> {
  const events = await selectRows<{ id: string; gift: string | null; sequence: number; attempts: number }>(
    db,
    `SELECT v.id, v.data->>'donation_id' AS gift, v.sequence::int AS sequence, d.attempts_made AS attempts
     FROM events v JOIN webhook_deliveries d ON d.event_id = v.id
     WHERE v.account_id = $1 ORDER BY v.sequence`,
    [accountId],
  );
  const first = new Map<string, string>();
  for (const { webhookId, rawBody } of notes) if (!first.has(webhookId)) first.set(webhookId, rawBody);
  const kept = new Map(events.map(({ id, gift }) => [gift ?? id, id]));
  const isRight = ({ webhookId, signature, rawBody }: Note) =>
    rawBody === first.get(webhookId) &&
    (JSON.parse(rawBody) as { webhook_id: string }).webhook_id === webhookId &&
    signature === createHmac('sha256', secret).update(rawBody).digest('hex');
  const ids = new Set(events.map(({ id }) => id));
  return {
    events: events.length,
    broken: promised.filter((name) => !kept.has(name)),
    missing: [...ids].filter((id) => !first.has(id)),
    altered: notes.filter((note) => !isRight(note)).map(({ webhookId }) => webhookId),
    foreign: [...first.keys()].filter((id) => !ids.has(id)),
    doubles: notes.length - first.size,
    retried: events.filter(({ attempts }) => attempts > 1).length,
    hasGaps: events.some(({ sequence }, index) => sequence !== index + 1),
  };
}
