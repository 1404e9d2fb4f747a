/** Nothing that a member of a charity can read names a hidden donor. Walks each answer, for each way to give. */
import { readXlsx } from 'hucre/xlsx';
import { readConfig } from '../../../config';
import { createActivities } from '../../../activities';
import { inTransaction } from '../../../db/database';
import { fanOutEvents } from '../../../db/queries/webhooks/fan-out';
import { addDays, dayOf, startOfDay } from '../../../domain/days';
import { createGateways } from '../../../gateways';
import { createLog } from '../../../log';
import { type DonationRequest, type Refund } from '../../../client/index';
import { sendDueReports } from '../../../operations/reports/send-due-reports';
import { relayNotices } from '../../../worker/notice-relay';
import { buildCharity } from '../../factories';
import { completeGiven } from '../../factories/completed-gift';
import { buildPayee, type Payee } from '../../factories/payees';
import { clientAt, type Person, useApi } from '../../support/api';
import { done } from '../../support/approvals';
import { giveAddress, readNewestMails } from '../../support/member-mails';
import { sizeOf } from '../../support/large';
import { extractPdfText } from '../../support/pdf';

jest.setTimeout(600_000);
const [CHOOSABLE_MS, TODAY] = [91_000, dayOf(new Date())];
const CHOICES = ['anonymous', 'silent', 'employer', 'company', 'tribute', 'redirect', 'refund'] as const;
type Way = Record<(typeof CHOICES)[number], boolean>;
const WAYS = Array.from({ length: 2 ** CHOICES.length }, (_, bits) => {
  const chosen = CHOICES.map((choice, place): [string, boolean] => [choice, (bits & (2 ** place)) !== 0]);
  return Object.fromEntries(chosen) as Way;
});
/** The first 32 ways have no redirect and no refund. The last four have everything. */
const PRINTED = sizeOf({ usual: 12, large: 128 });
const isHidden = ({ anonymous, silent }: Way) => anonymous || silent;

/** A word that occurs nowhere else. `x` ends it, so that no word begins another one. */
const word = (kind: string, way: number) => `${kind}${String(way)}x`;
/** The charity must not read these of a hidden donor. */
const HIDDEN = ['Name', 'mail', 'Street', 'City', 'Company', 'Employer', 'Giver'];

let laterMs = 0;
const api = useApi({}, undefined, () => new Date(Date.now() + laterMs));
let payee: Payee;
let donors: { hidden: Person; shown: Person };
let unclaimed: string;
const given: { id: string; way: number; refund?: string }[] = [];
const plans: string[] = [];

beforeAll(async () => {
  payee = await buildPayee(api.db);
  await giveAddress(api.db, payee.member.userId);
  unclaimed = (await buildCharity(api.db)).id;
  donors = {
    hidden: await api.person({ name: 'Account0x' }),
    shown: await api.person({ name: 'Account1x' }),
  };
  for (const { userId } of Object.values(donors)) await giveAddress(api.db, userId);
  for (const [way, choices] of WAYS.entries()) given.push(await give(way, choices));
  for (const choices of WAYS.slice(0, 4)) plans.push(await plan(choices));
});

const donorOf = (choices: Way) => (isHidden(choices) ? donors.hidden : donors.shown);
const memberClient = () => clientAt(api.url, payee.member.key);

function orderOf(way: number, { anonymous, silent, employer, company, tribute }: Way): DonationRequest {
  return {
    charity_id: payee.charity.id,
    amount: '10.00',
    currency: 'USD',
    source: 'own_card',
    anonymous,
    contact_consent: !silent,
    donor: {
      name: word('Name', way),
      email: `${word('mail', way)}@example.org`,
      address: { line1: word('Street', way), city: word('City', way), postal_code: '1', country: 'US' },
      tax_id: word('Tax', way),
      ...(company ? { company: word('Company', way) } : {}),
    },
    ...(employer ? { employer: word('Employer', way) } : {}),
    ...(tribute ? { tribute: tributeOf(way) } : {}),
  };
}

function tributeOf(way: number) {
  const notify = { name: 'Luis', email: 'luis@example.org', message: word('Giver', way) };
  return { kind: 'in_memory' as const, name: 'Rosa', notify };
}

async function give(way: number, choices: Way): Promise<(typeof given)[number]> {
  const { client } = donorOf(choices);
  laterMs = 0;
  const charity_id = choices.redirect ? unclaimed : payee.charity.id;
  let { donation_id: id } = await client.donations.create({ ...orderOf(way, choices), charity_id });
  await completeGiven(api.db, id);
  laterMs = CHOOSABLE_MS;
  if (choices.redirect) {
    const moved = await done(client.donations.redirect(id, { charity_id: payee.charity.id }));
    id = moved.donation_id;
  }
  if (!choices.refund) return { id, way };
  const refund = await done(memberClient().refunds.create(id, { amount: '1.00' }));
  return { id, way, refund: await settle(refund) };
}

async function settle({ refund_id: refundId }: Refund): Promise<string> {
  const activities = createActivities({ db: api.db, gateways: createGateways(readConfig({}), api.db) });
  expect((await activities.settleRefund({ refundId })).status).toBe('completed');
  return refundId;
}

async function plan(choices: Way): Promise<string> {
  const order = { ...orderOf(WAYS.indexOf(choices), choices), recurring: { frequency: 'monthly' as const } };
  return (await donorOf(choices).client.donations.create(order)).recurring_id ?? '';
}

interface OpenApi {
  paths: Record<string, { get?: { parameters?: { name: string; schema?: { enum?: string[] } }[] } }>;
}

/** Every path that a GET can read, with the ids of this test in place of the parameters. */
async function listPaths(savedReport: string): Promise<string[]> {
  const { body } = await api.call<OpenApi>('GET', '/openapi.json');
  const ids: Record<string, string[]> = {
    charity_id: [payee.charity.id],
    organization_id: [payee.charity.id],
    donation_id: given.map(({ id }) => id),
    recurring_id: plans,
    saved_report_id: [savedReport],
    event_id: await listEventIds(),
    period: [TODAY.slice(0, 7)],
    year: [TODAY.slice(0, 4)],
  };
  return Object.entries(body.paths).flatMap(([path, { get }]) => {
    if (get === undefined) return [];
    const filled = path.includes('{refund_id}')
      ? given.flatMap(({ id, refund }) =>
          refund === undefined ? [] : [path.replace('{donation_id}', id).replace('{refund_id}', refund)],
        )
      : fill(path, ids);
    return filled.flatMap((each) => withQuery(each, get.parameters ?? [])).filter(isRead);
  });
}

/** Prints the receipts of the first and the last ways alone, because a PDF takes a tenth of a second. */
function isRead(path: string): boolean {
  if (!path.includes('/receipt?format=pdf')) return true;
  const way = given.findIndex(({ id }) => path.includes(id));
  return way < PRINTED - 4 || way >= WAYS.length - 4;
}

function fill(path: string, ids: Record<string, string[]>): string[] {
  const name = /\{(\w+)\}/.exec(path)?.[1];
  if (name === undefined) return [path];
  return (ids[name] ?? ['none']).flatMap((id) => fill(path.replace(`{${name}}`, id), ids));
}

/** Asks in each format. Lists come with as many rows as one page may have, and further pages. */
function withQuery(path: string, parameters: { name: string; schema?: { enum?: string[] } }[]): string[] {
  const has = (name: string) => parameters.some((parameter) => parameter.name === name);
  const query = new URLSearchParams();
  if (has('start_date')) query.set('start_date', TODAY);
  if (has('end_date')) query.set('end_date', addDays(TODAY, 1));
  if (has('organization_id')) query.set('organization_id', payee.charity.id);
  if (has('limit')) query.set('limit', '100');
  const formats = parameters.find(({ name }) => name === 'format')?.schema?.enum ?? [''];
  return formats.map((format) => {
    const all = new URLSearchParams(query);
    if (format !== '') all.set('format', format);
    return all.size === 0 ? path : `${path}?${all.toString()}`;
  });
}

interface Page {
  total?: number;
  limit?: number;
  offset?: number;
}

/** The next page of a list, or undefined. */
function pageAfter(path: string, { total = 0, limit = 0, offset = 0 }: Page): string | undefined {
  const next = offset + limit;
  return next >= total ? undefined : `${path.replace(/&offset=\d+/, '')}&offset=${String(next)}`;
}

/** The events of the member, once each has its place in the feed. */
async function listEventIds(): Promise<string[]> {
  const lease = { worker: 'test', seconds: 30, roomOf: () => 0 };
  while ((await fanOutEvents(api.db, 100, lease)).numbered > 0);
  const ids: string[] = [];
  for (let path: string | undefined = '/v1/events?limit=100'; path !== undefined;) {
    const { key } = payee.member;
    const { body } = await api.call<Page & { events: { webhook_id: string }[] }>('GET', path, { key });
    ids.push(...body.events.map(({ webhook_id }) => webhook_id));
    path = pageAfter(path, body);
  }
  return ids;
}

interface Answer {
  path: string;
  text: string;
}

/** The answers of success, those in PDF and XLSX as text. */
async function readAll(paths: string[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  const pdfs: { path: string; bytes: Buffer }[] = [];
  const left = [...paths];
  for (let path = left.shift(); path !== undefined; path = left.shift()) {
    const { status, headers, text, bytes, body } = await api.call<Page>('GET', path, {
      key: payee.member.key,
    });
    if (status !== 200) continue;
    const next = pageAfter(path, body ?? {});
    if (next !== undefined) left.push(next);
    const mediaType = headers.get('content-type') ?? '';
    if (mediaType === 'application/pdf') pdfs.push({ path, bytes });
    else answers.push({ path, text: mediaType.includes('spreadsheet') ? await readCells(bytes) : text });
  }
  const texts = await Promise.all(pdfs.map(({ bytes }) => extractPdfText(bytes)));
  return [...answers, ...pdfs.map(({ path }, place) => ({ path, text: texts[place] ?? '' }))];
}

const readCells = async (bytes: Buffer) => JSON.stringify((await readXlsx(bytes)).sheets);

/** The mails to the member, with the report that the charity saved. */
async function readMails(): Promise<Answer[]> {
  const day = addDays(TODAY, 1);
  await inTransaction(api.db, (tx) => sendDueReports({ tx, at: startOfDay(day) }, { day, after: '' }));
  const gateways = createGateways(readConfig({}), api.db);
  const config = { publicUrl: 'https://give.example', port: 0 };
  while (await relayNotices({ db: api.db, gateways, config }, createLog('worker', 'silent')));
  const mails = (await readNewestMails(api.db, 1_000)).filter(({ to }) => to.startsWith(payee.member.userId));
  return mails.map(({ attachments = [], ...mail }) => ({
    path: `mail ${mail.kind}`,
    text:
      JSON.stringify(mail) + attachments.map(({ base64 }) => Buffer.from(base64, 'base64').toString()).join(),
  }));
}

async function saveReport(): Promise<string> {
  const { charity, member } = payee;
  const path = `/v1/charities/${charity.id}`;
  const { key } = member;
  await api.call('POST', `${path}/subscriptions`, { key, body: { kind: 'custom_reporting' } });
  const body = { name: 'All', frequency: 'daily', format: 'csv' };
  const saved = await api.call<{ saved_report_id: string }>('POST', `${path}/reports`, { key, body });
  return saved.body.saved_report_id;
}

let answers: Answer[];
beforeAll(async () => {
  answers = [...(await readAll(await listPaths(await saveReport()))), ...(await readMails())];
});

const waysOf = (isWanted: (choices: Way) => boolean) =>
  WAYS.flatMap((choices, way) => (isWanted(choices) ? [way] : []));

it('no answer and no mail of a member names a hidden donor, and none has a tax id', () => {
  const words = [
    donors.hidden.userId,
    'Account0x',
    ...waysOf(isHidden).flatMap((way) => HIDDEN.map((kind) => word(kind, way))),
    ...WAYS.map((_, way) => word('Tax', way)),
  ];
  const leaks = answers.flatMap(({ path, text }) =>
    words.filter((each) => text.includes(each)).map((each) => `${path}: ${each}`),
  );
  expect(leaks).toEqual([]);
  // 207 answers named a hidden donor before one module decided it.
  expect(WAYS).toHaveLength(128);
  expect(answers.length).toBeGreaterThan(960 + PRINTED);
});

it('the same answers name the donors who are shown, so the search finds what is there', () => {
  const all = answers.map(({ text }) => text).join('\n');
  const missing = waysOf((choices) => !isHidden(choices))
    .flatMap((way) => ['Name', 'mail', 'Street', 'City'].map((kind) => word(kind, way)))
    .filter((each) => !all.includes(each));
  expect(missing).toEqual([]);
  const pdfs = answers.filter(({ path }) => path.includes('/receipt?format=pdf'));
  const [employed] = waysOf((choices) => !isHidden(choices) && choices.employer);
  expect(pdfs.filter(({ text }) => text.includes(word('Employer', employed ?? -1)))).toHaveLength(1);
  expect(pdfs).toHaveLength(PRINTED);
  expect(all).toContain(donors.shown.userId);
});

it('a hidden donor reads all of it on their own receipt', async () => {
  const full = waysOf((choices) => isHidden(choices) && choices.employer && choices.company);
  for (const way of full) {
    const receipt = JSON.stringify(await donors.hidden.client.receipts.get(given[way]?.id ?? ''));
    const missing = ['Name', 'Street', 'City', 'Company', 'Employer', 'Tax'].filter(
      (kind) => !receipt.includes(word(kind, way)),
    );
    expect(missing).toEqual([]);
  }
});
