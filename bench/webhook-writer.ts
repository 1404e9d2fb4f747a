/**
 * Writes each event and its state change in one transaction, as the platform does. Writes at a given rate, or as fast
 * as sixteen writers can. Returns the time at which each event was committed. With `postTo`, the writers also post
 * each event themselves.
 */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as rest } from 'node:timers/promises';
import { Agent } from 'undici';
import { openDatabase } from '../db/database';
import { type Gift, findGift } from '../db/queries/gifts/gifts';
import { newId } from '../new-id';
import { completeGift } from '../test/factories/gift-events';

export interface Offer {
  /** 0 means as fast as sixteen writers can. */
  perSecond: number;
  events: number;
  /** The events go to these accounts in turn. */
  accountIds: string[];
  /** Each event changes the next of these gifts. Two writers that changed the same gift would wait for each other. */
  giftIds: string[];
  postTo?: string;
  /** Posts without transactions. */
  onlyPosts?: boolean;
}

/** Each written event has its gift's id, its account's index in `accountIds`, and the time of its commit. */
export type Written = [donationId: string, account: number, committedAtMs: number][];

const WRITERS = 16;

const db = openDatabase({ url: String(process.env.DATABASE_URL), poolMax: 20 });
const agent = new Agent({ connections: WRITERS });

async function write(offer: Offer): Promise<Written> {
  const gifts = await Promise.all(offer.giftIds.map((id) => findGift(db, id)));
  const written: Written = [];
  const startedAt = now();
  let next = 0;
  const writeOne = async () => {
    for (let index = next++; index < offer.events; index = next++) {
      await paceTo(offer, startedAt, index);
      const account = index % offer.accountIds.length;
      const id = newId('donation');
      if (offer.onlyPosts !== true)
        await changeNext(gifts[index % gifts.length], id, offer.accountIds[account]);
      written.push([id, account, now()]);
      if (offer.postTo !== undefined) await post(offer.postTo, id);
    }
  };
  const writers = offer.perSecond === 0 ? WRITERS : WRITERS * 4;
  await Promise.all(Array.from({ length: writers }, writeOne));
  return written;
}

async function changeNext(gift: Gift | undefined, id: string, accountId = ''): Promise<void> {
  if (gift === undefined) throw new Error('a gift to change does not exist');
  await completeGift(db, gift, id, accountId);
}

/** Waits until an event is due, if there is a rate. */
async function paceTo({ perSecond }: Offer, startedAt: number, index: number): Promise<void> {
  if (perSecond === 0) return;
  const waitMs = startedAt + (index * 1_000) / perSecond - now();
  if (waitMs > 0) await rest(waitMs);
}

/** Posts a body about as long as the platform's. */
async function post(url: string, donationId: string): Promise<void> {
  const { origin, pathname: path } = new URL(url);
  const body = JSON.stringify({
    event: 'donation.completed',
    data: { donation_id: donationId, more: 'x'.repeat(300) },
  });
  const answer = await agent.request({ origin, path, method: 'POST', body });
  await answer.body.dump();
}

function now(): number {
  return performance.timeOrigin + performance.now();
}

const server = createServer((request, response) => {
  void json(request)
    .then((offer) => write(offer as Offer))
    .then((written) => response.end(JSON.stringify(written)));
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  const ready = JSON.stringify({ url: `http://127.0.0.1:${port}` });
  writeFileSync(String(process.env.READY_FILE), ready);
});
process.on('SIGTERM', () => process.exit(0));
