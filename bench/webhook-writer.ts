/**
 * The platform's part that makes events: commits each with its state change in a transaction of its own, as fast as
 * sixteen writers can or at a rate, and answers when each was committed. With `postTo` it is the floor: the same
 * loop posts the event itself, and nothing is between.
 */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as rest } from 'node:timers/promises';
import { Agent } from 'undici';
import { openDatabase } from '../db/database';
import { type Donation, findDonation } from '../db/queries/gifts/gifts';
import { newId } from '../new-id';
import { completeGift } from '../test/support/gift-events';

/** What to write. */
export interface Offer {
  /** 0 is as fast as sixteen writers can. */
  perSecond: number;
  events: number;
  /** One after another has its turn. */
  accountIds: string[];
  /** Each event changes the next of these; gifts that all writers changed at once would wait for each other. */
  giftIds: string[];
  postTo?: string;
  /** Without transactions: posts alone. */
  onlyPosts?: boolean;
}

/** What was written: the event's gift, its account's place in the list, and when it was committed. */
export type Written = [donationId: string, account: number, committedAtMs: number][];

const WRITERS = 16;

const db = openDatabase({ url: String(process.env.DATABASE_URL), poolMax: 20 });
const agent = new Agent({ connections: WRITERS });

async function write(offer: Offer): Promise<Written> {
  const gifts = await Promise.all(offer.giftIds.map((id) => findDonation(db, id)));
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

async function changeNext(gift: Donation | undefined, id: string, accountId = ''): Promise<void> {
  if (gift === undefined) throw new Error('the gift is gone');
  await completeGift(db, gift, id, accountId);
}

/** Waits until an event is due when a rate is offered. */
async function paceTo({ perSecond }: Offer, startedAt: number, index: number): Promise<void> {
  if (perSecond === 0) return;
  const waitMs = startedAt + (index * 1_000) / perSecond - now();
  if (waitMs > 0) await rest(waitMs);
}

/** A body as long as ours. */
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
