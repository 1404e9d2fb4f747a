/** A guest as a page makes one: solves the challenge, and sends the proof. */
import { createHash } from 'node:crypto';
import { type TestApi, type WireError } from '../support/api';
import { FormBrowser } from '../support/browser';
import { readMails } from '../support/oauth';
import { waitFor } from '../support/wait';

export interface WireChallenge {
  algorithm: string;
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
}

export interface WireSession {
  access_token: string;
  expires_at: string;
  user_id: string;
}

/** Tries all numbers, as the widget of ALTCHA does. */
export function solve({ algorithm, challenge, maxnumber, salt, signature }: WireChallenge): string {
  for (let number = 0; number <= maxnumber; number += 1) {
    if (
      createHash('sha256')
        .update(`${salt}${String(number)}`)
        .digest('hex') === challenge
    ) {
      return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString(
        'base64',
      );
    }
  }
  throw new Error('the challenge has no solution');
}

/** The address that a request comes from, behind a proxy that the test trusts. */
const from = (address: string | undefined) =>
  address === undefined ? {} : { headers: { 'X-Forwarded-For': address } };

export async function newProof(api: Pick<TestApi, 'call'>, address?: string): Promise<string> {
  const { body } = await api.call<WireChallenge>('GET', '/v1/guest-sessions/challenge', from(address));
  return solve(body);
}

export async function beginGuest(api: Pick<TestApi, 'call'>, address?: string): Promise<WireSession> {
  const body = { proof: await newProof(api, address) };
  const reply = await api.call<WireSession>('POST', '/v1/guest-sessions', { body, ...from(address) });
  if (reply.status !== 201) throw new Error(`no session: ${reply.text}`);
  return reply.body;
}

export interface WireGift {
  donation_id: string;
  recurring_id: string;
  status: string;
}

/** Gives as a guest. Names ada@example.org unless `changes` say otherwise. */
export function giveAsGuest(api: Pick<TestApi, 'call'>, key: string, changes: Record<string, unknown>) {
  const donor = { name: 'Ada', email: 'ada@example.org' };
  const body = { amount: '25.00', currency: 'USD', donor, ...changes };
  return api.call<WireGift & WireError>('POST', '/v1/donations', { key, body });
}

export function saveCard(api: Pick<TestApi, 'call'>, key: string, token = 'card_succeeds') {
  const body = { kind: 'card', processor_token: token };
  return api.call<{ source_id: string } & WireError>('POST', '/v1/users/me/payment-sources', { key, body });
}

export function askForLink(api: TestApi, email: string, headers: Record<string, string> = {}) {
  return api.call('POST', '/v1/guest-sessions/link', { body: { email }, headers });
}

/** The paths of the links that were mailed to an address, newest first. */
async function linksTo(api: TestApi, email: string): Promise<string[]> {
  const mails = (await readMails(api)).filter(({ to, subject }) => to === email && subject === 'Your gifts');
  return mails.map(({ text }) => /\/account\/guest\?token=\S+/.exec(text)?.[0] ?? 'none');
}

/** Asks for a link, waits for its mail and presses the button of its page. */
export async function openLink(api: TestApi, email: string): Promise<WireSession> {
  const seen = (await linksTo(api, email)).length;
  await askForLink(api, email);
  const path = await waitFor('the mail', async () => {
    const links = await linksTo(api, email);
    return links.length > seen ? links[0] : undefined;
  });
  const browser = new FormBrowser(api.url);
  const page = await browser.open(path);
  const { text } = await browser.send(page, '/account/guest/open', {});
  const read = (name: string) => new RegExp(`data-${name}="([^"]+)"`).exec(text)?.[1] ?? 'none';
  return {
    access_token: read('access-token'),
    expires_at: read('expires-at'),
    user_id: read('user-id'),
  };
}
