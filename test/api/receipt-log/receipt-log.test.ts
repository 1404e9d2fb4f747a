/** Anybody can read the receipt log, and verify a receipt in a browser without the platform. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type Page } from 'playwright-core';
import { launchChromium } from '../../../local/chromium';
import { expectUsable, openTab } from '../../support/pages';
import { receipts, type ReceiptProof } from '../../../client/receipts';
import { selectRows } from '../../../db/database';
import { insertCosignature } from '../../../db/queries/receipt-log/cosignatures';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { parseCheckpoint } from '../../../domain/receipt-log/checkpoint';
import { printVerifierKey, signerOf } from '../../../domain/receipt-log/keys';
import { cosign, parseNote } from '../../../domain/receipt-log/note';
import { verifyConsistency } from '../../../domain/receipt-log/verify';
import { receiptPageUrl } from '../../../domain/receipt-log/page-url';
import { type BuiltActor, buildActor, buildGift } from '../../factories';
import { startApi, type TestApi } from '../../support/api';
import { sentencesOf } from '../../../texts/languages';
import { createTestReceiptLog, type TestReceiptLog } from '../../factories/test-receipt-log';

const witness = signerOf('witness.example', 'cosignature', Buffer.alloc(32, 9));
const WITNESS_KEY = printVerifierKey(witness.key);
const GIFTS = 259;

let api: TestApi;
let log: TestReceiptLog;
let donor: BuiltActor;
let gift: Gift;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'giving-receipt-page-'));
  api = await startApi({ RECEIPT_WITNESSES: `http://127.0.0.1:1=${WITNESS_KEY}` });
  log = createTestReceiptLog(api.db);
  donor = await buildActor(api.db);
  const owner = { donorUserId: donor.userId, accountId: donor.accountId };
  gift = await log.give(owner);
  await log.sign();
  await addLeaves(GIFTS - 1);
  await log.sign();
});
afterAll(async () => {
  log?.close();
  rmSync(folder, { recursive: true, force: true });
  await api?.close();
});

/** Leaves whose gifts are unknown: the tree needs only their hashes. */
async function addLeaves(count: number): Promise<void> {
  await selectRows(
    api.db,
    `INSERT INTO receipt_leaves (leaf_hash, kind, queued_at)
     SELECT sha256(number::text::bytea), 'unknown', now() FROM generate_series(1, $1) AS number RETURNING kind`,
    [count],
  );
}

const get = <Body>(path: string) => api.call<Body>('GET', path);
const readCheckpoint = async () => {
  const { text } = await get('/v1/receipt-log/checkpoint');
  return { text, ...parseCheckpoint(parseNote(text).body) };
};
const readProof = async (of: Gift) =>
  (await api.call<ReceiptProof>('GET', `/v1/donations/${of.id}/proof`, { key: donor.key })).body;

async function addCosignature(): Promise<void> {
  const { text, size } = await readCheckpoint();
  const line = cosign(parseNote(text).body, 1_800_000_000, witness);
  await insertCosignature(api.db, { logId: 1, size, witness: witness.key.name, line, at: new Date() });
}

it('serves the checkpoint as a signed note, and lets caches keep it only briefly', async () => {
  const { status, headers, text } = await get('/v1/receipt-log/checkpoint');
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toMatch(/^text\/plain/);
  expect(headers.get('Cache-Control')).toBe('public, max-age=1');
  expect(headers.get('Content-Disposition')).toBeNull();
  expect(parseNote(text).body.split('\n').slice(0, 2)).toEqual([log.trust.origin, String(GIFTS)]);
});

it('proves a gift, and the SDK verifies the proof; witnesses show once they cosigned', async () => {
  const proof = await readProof(gift);
  expect(proof).toMatchObject({ leaf: gift.signedTransaction, tree_size: GIFTS, witnessed: null, later: [] });
  expect((await receipts.verify(proof, log.trust)).gift.leaf.donation_id).toBe(gift.id);
  await addCosignature();
  const witnessed = await readProof(gift);
  const { gift: verified } = await receipts.verify(witnessed, { ...log.trust, witnesses: [WITNESS_KEY] });
  expect(verified.witnessed?.treeSize).toBe(GIFTS);
  expect((await readCheckpoint()).text).toContain('witness.example');
  const hash = proof.leaf_hash;
  const open = await get<ReceiptProof>(`/v1/receipt-log/proof?leaf_hash=${hash}`);
  expect(open.text).not.toContain('"leaf"');
  expect({ ...open.body, leaf: proof.leaf }).toEqual(witnessed);
});

it('serves only signed tiles, and lets caches keep them for ever', async () => {
  const full = await get('/v1/receipt-log/tile/0/000');
  expect(full.bytes).toHaveLength(256 * 32);
  expect(full.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect((await get('/v1/receipt-log/tile/0/000.p/5')).bytes).toEqual(full.bytes.subarray(0, 5 * 32));
  expect((await get('/v1/receipt-log/tile/0/001.p/3')).bytes).toHaveLength(3 * 32);
  for (const missing of ['0/001.p/4', '0/001', '1/000', '0/x001/000', '0/1', '64/000', '0/000.p/0']) {
    expect({ missing, status: (await get(`/v1/receipt-log/tile/${missing}`)).status }).toEqual({
      missing,
      status: 404,
    });
  }
});

it('proves that the log only grew', async () => {
  const { size, root } = await readCheckpoint();
  const { body } = await get<{ consistency_proof: string[] }>(
    `/v1/receipt-log/consistency?from=1&to=${size}`,
  );
  const proof = body.consistency_proof.map((hash) => Buffer.from(hash, 'hex'));
  const fromRoot = Buffer.from(gift.transactionHash.slice(2), 'hex');
  expect(verifyConsistency({ from: 1, to: size, fromRoot, toRoot: root, proof })).toBe(true);
  for (const range of [`from=0&to=1`, `from=2&to=1`, `from=1&to=${size + 1}`, 'from=1']) {
    expect((await get(`/v1/receipt-log/consistency?${range}`)).status).toBe(400);
  }
});

it('names its keys', async () => {
  const { body } = await get('/.well-known/receipt-log.json');
  expect(body).toMatchObject({
    origin: log.trust.origin,
    public_key: log.trust.keys[0],
    keys: [{ public_key: log.trust.keys[0], until: null }],
    earlier_logs: [],
  });
});

it('says why a gift has no proof', async () => {
  const owner = { donorUserId: donor.userId, accountId: donor.accountId };
  const failure = { failureCode: 'NOT_CONFIRMED' as const, failureMessage: 'Not confirmed.' };
  const failed = { network: 'receipts', status: 'failed', settledAt: new Date(), ...failure } as const;
  const unproven = [
    ['network', await buildGift(api.db, owner)],
    ['failed', await buildGift(api.db, { ...owner, ...failed })],
    ['pending', await log.give(owner)],
  ] as const;
  for (const [reason, { id }] of unproven) {
    const { status, body } = await api.call('GET', `/v1/donations/${id}/proof`, { key: donor.key });
    expect({ status, reason: body.error.details.reason }).toEqual({ status: 404, reason });
  }
  const stranger = await buildActor(api.db);
  const hidden = await api.call('GET', `/v1/donations/${gift.id}/proof`, { key: stranger.key });
  expect({ status: hidden.status, details: hidden.body.error.details }).toEqual({ status: 404, details: {} });
});

it('limits the page by address, like the other public endpoints', async () => {
  const path = `/receipts/${gift.transactionHash}`;
  const { status, headers } = await get(path);
  expect({ status, limit: headers.get('X-RateLimit-Limit') }).toEqual({ status: 200, limit: '10000' });
  await selectRows(
    api.db,
    `UPDATE rate_windows SET used = 10000 WHERE subject LIKE 'public:%' RETURNING subject`,
  );
  const refused = await get(path);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  await selectRows(api.db, `DELETE FROM rate_windows WHERE subject LIKE 'public:%' RETURNING subject`);
});

describe('in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser?.close());

  const open = async (url: string): Promise<Page> => {
    const page = await openTab(browser, { viewport: { width: 320, height: 640 } });
    await page.goto(url);
    return page;
  };
  const pageUrl = () => receiptPageUrl(api.url, gift) ?? '';
  const result = (page: Page, text: string) => page.locator('#result', { hasText: text }).waitFor();

  it('verifies the leaf of the link, which no request contains', async () => {
    const page = await openTab(browser, { viewport: { width: 320, height: 640 } });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
    await page.goto(pageUrl());
    await result(page, 'Verified: this gift is in the public log');
    expect(await page.locator('#result').innerText()).toContain('Food "Bank" <b>Ülm</b>');
    expect(await page.locator('main').textContent()).toContain(log.trust.keys[0]);
    const [leafHash = ''] = /[0-9a-f]{64}/.exec(pageUrl()) ?? [];
    // A browser keeps a fragment to itself.
    expect(requests.map((each) => each.split('#')[0]?.replace(/logo-[\w-]+/, 'logo'))).toEqual([
      `${api.url}/receipts/${leafHash}`,
      `${api.url}/assets/logo.svg`,
      `${api.url}/v1/receipt-log/proof?leaf_hash=${leafHash}`,
    ]);
    await expectUsable(page);
  });

  /** The texts of a list by their labels. */
  const factsOf = async (page: Page, place: string): Promise<Record<string, string>> => {
    const read = (tag: string) => page.locator(`${place} ${tag}`).allTextContents();
    const [terms, values] = await Promise.all([read('dt'), read('dd')]);
    return Object.fromEntries(terms.map((term, index) => [term, values[index] ?? '']));
  };
  const acceptedAt = () => (JSON.parse(gift.signedTransaction) as { accepted_at: string }).accepted_at;

  it.each([
    [
      'en-GB',
      'Amount of the gift',
      '5.00 USD',
      'For the charity, after fees',
      '4.42 USD',
      'Date of the gift',
    ],
    [
      'de-DE',
      'Betrag der Spende',
      '5,00 USD',
      'Für die Organisation, nach Gebühren',
      '4,42 USD',
      'Datum der Spende',
    ],
  ])('says in plain words what was given, as people write it: %s', async (locale, ...said) => {
    const [given, amount, kept, net, date] = said;
    const page = await openTab(browser, { locale, timezoneId: 'Pacific/Kiritimati' });
    await page.goto(pageUrl());
    await page.locator('#result dl').waitFor();
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Pacific/Kiritimati' });
    expect(await factsOf(page, '#result')).toMatchObject({
      [given]: amount,
      [kept]: net,
      [date]: day.format(new Date(acceptedAt())),
    });
  });

  it('says that a gift of a sandbox moved no money', async () => {
    const page = await open(pageUrl());
    await page.locator('#result').getByText('This was a test gift: no money moved.').waitFor();
  });

  it('folds the facts for experts, and counts entries from 1', async () => {
    const page = await open(pageUrl());
    await result(page, 'Verified:');
    const facts = page.locator('#facts');
    expect(await facts.isVisible()).toBe(false);
    await page.getByText('Details for experts').click();
    expect(await facts.isVisible()).toBe(true);
    const said = await factsOf(page, '#facts');
    expect(said).toMatchObject({
      'Place in the log': `Entry 1 of the ${GIFTS} in the log`,
      'Index of the entry, counted from 0': '0',
      'Registration number of the charity': 'US-EIN-123456789',
      'Signed by the key': log.trust.keys[0],
      Leaf: gift.signedTransaction,
    });
    expect(said['Exact time of the gift']).toMatch(/ UTC \(.*Z\)$/);
    expect(said['Exact time of the gift']).toContain(`(${acceptedAt()})`);
    await expectUsable(page);
  });

  it('says what it means that no witness has confirmed the log', async () => {
    await selectRows(api.db, 'DELETE FROM receipt_cosignatures RETURNING size');
    const page = await open(pageUrl());
    await result(page, 'Verified:');
    expect((await factsOf(page, '#facts'))['Independent witnesses']).toMatch(
      /^No independent witness has confirmed this log yet\. Only the signature of the platform /,
    );
    await addCosignature();
    await page.reload();
    await result(page, 'Verified:');
    expect((await factsOf(page, '#facts'))['Independent witnesses']).toBe(WITNESS_KEY);
  });

  it('asks for a file at once only if the address has no proof', async () => {
    const page = await open(pageUrl());
    await result(page, 'Verified:');
    expect(await page.getByLabel('File of a proof').isVisible()).toBe(false);
    const bare = await open(pageUrl().split('#')[0] ?? '');
    await bare.getByLabel('File of a proof').waitFor();
    await expectUsable(bare);
  });

  it('looks like the other pages: its title is that of its links, and the brand leads home', async () => {
    const page = await open(pageUrl());
    expect(await page.title()).toBe('Proof of a gift – Giving Platform');
    await page.getByRole('link', { name: 'Giving Platform' }).click();
    await page.waitForURL(`${api.url}/`);
  });

  it('verifies a file without the network, and refuses a tampered one', async () => {
    const page = await open(pageUrl().split('#')[0] ?? '');
    await page.context().setOffline(true);
    const proof = await readProof(gift);
    const files = {
      good: proof,
      bad: { ...proof, leaf: proof.leaf.replace('"5.00"', '"9.00"') },
    };
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(content));
    }
    await page.getByLabel('File of a proof').setInputFiles(join(folder, 'good.json'));
    await result(page, 'Verified: this gift is in the public log');
    await page.getByLabel('File of a proof').setInputFiles(join(folder, 'bad.json'));
    await result(page, 'Not verified');
    await result(page, 'The text of the gift was changed: it does not have the stated hash.');
    await expectUsable(page);
    expect(await page.getByRole('button', { name: 'Save this page as a file' }).isVisible()).toBe(false);
  });

  it.each([
    [
      'de-DE',
      'Nachweis einer Spende',
      'Bestätigt: Diese Spende steht im öffentlichen Verzeichnis',
      'Diese Seite als Datei speichern',
    ],
    [
      'es-MX',
      'Prueba de una donación',
      'Comprobado: esta donación está en el registro público',
      'Guardar esta página como archivo',
    ],
  ])('speaks the language of the browser: %s', async (locale, title, outcome, button) => {
    const page = await openTab(browser, { viewport: { width: 320, height: 640 }, locale });
    await page.goto(pageUrl());
    await result(page, outcome);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('button', { name: button }).waitFor();
    await expectUsable(page);
  });

  /** What the page says outside the marks of the pseudo-language. Its values are in `dd`. */
  const untranslated = async (page: Page) => {
    const names = [log.trust.origin, 'leaf'];
    const texts = await page
      .locator('main :is(h1, h2, h3, p, li, dt, label, button, summary)')
      .allTextContents();
    return texts.filter((text) => {
      const said = text.replace(/⟦[^⟧]*⟧/g, '');
      return /\p{L}{2}/u.test(names.reduce((rest, name) => rest.replaceAll(name, ''), said));
    });
  };

  it('has no text that cannot be translated, whatever the outcome', async () => {
    const page = await open(pageUrl().replace('#', '?lang=en-XA#'));
    await page.locator('#result dl').waitFor();
    expect(await page.locator(':is(#result, #facts) dt').count()).toBeGreaterThan(12);
    expect(await untranslated(page)).toEqual([]);
    writeFileSync(join(folder, 'empty.json'), '{"checkpoint": "none"}');
    await page.locator('input').setInputFiles(join(folder, 'empty.json'));
    await page.locator('#result .bad').waitFor();
    expect(await untranslated(page)).toEqual([]);
  });

  it('has a text for every outcome', () => {
    expect(Object.values(sentencesOf('receipt-script', 'en')).filter((text) => text === '')).toEqual([]);
  });

  it.each(['{"leaf": "{}"}', '{"checkpoint": 5}', '[]', 'null', 'no JSON'])(
    'says that a file is no proof: %s',
    async (text) => {
      const page = await open(pageUrl().split('#')[0] ?? '');
      writeFileSync(join(folder, 'other.json'), text);
      await page.getByLabel('File of a proof').setInputFiles(join(folder, 'other.json'));
      await result(page, 'This file is not the JSON text of a proof.');
    },
  );

  it('saves one file that verifies from disk without the network', async () => {
    const page = await open(pageUrl());
    await result(page, 'Verified: this gift is in the public log');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save this page as a file' }).click();
    const path = join(folder, 'receipt.html');
    await (await download).saveAs(path);
    const note = page.locator('#saved', { hasText: 'Your browser saves the file receipt-' });
    await note.waitFor();
    await expectUsable(page);
    const context = await browser.newContext({ offline: true });
    const copy = await context.newPage();
    const faults: string[] = [];
    copy.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())));
    await copy.goto(pathToFileURL(path).href);
    await result(copy, 'Verified: this gift is in the public log');
    expect(faults).toEqual([]);
    expect(await copy.getByRole('link', { name: 'Giving Platform' }).getAttribute('href')).toBe(
      `${api.url}/`,
    );
    expect(await copy.getByLabel('File of a proof').isVisible()).toBe(false);
    expect(await copy.locator('#saved').textContent()).toBe('');
  });
});
