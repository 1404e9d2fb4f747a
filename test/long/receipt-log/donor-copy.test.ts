/** The donor's PDF has a QR code. Its link opens a page that verifies the gift and hides no refund. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type Page } from 'playwright-core';
import { launchChromium } from '../../../local/chromium';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { readPdfQrCode } from '../../support/pdf-qr-code';
import { type ApiOnReceipts, startApiOnReceipts } from '../../api/receipt-log/api-on-receipts';

const PUBLIC_URL = 'https://give.example';
const NOTHING_RETURNED = 'This proof lists no refund, no lost dispute and no redirect.';

let desk: ApiOnReceipts;
let donor: BuiltActor;
let browser: Browser;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'giving-donor-copy-'));
  desk = await startApiOnReceipts({ PUBLIC_URL });
  donor = await buildActor(desk.api.db);
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await desk?.close();
  await rm(folder, { recursive: true, force: true });
});

async function scan(gift: string, { key }: BuiltActor): Promise<string> {
  const { status, bytes } = await desk.api.call('GET', `/v1/donations/${gift}/receipt?format=pdf`, { key });
  expect(status).toBe(200);
  return readPdfQrCode(bytes);
}

/** The text of the result for what the link or the file shows. */
async function verified(page: Page): Promise<string> {
  const result = page.locator('#result', { hasText: 'Verified: this gift is in the public log' });
  await result.waitFor();
  return result.innerText();
}

async function openLink(link: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(link.replace(PUBLIC_URL, desk.api.url));
  return page;
}

it('the QR code links to the page of the gift, with the leaf in the fragment', async () => {
  const charity = await buildCharity(desk.api.db, { name: 'Фонд «Надежда» & 希望' });
  const member = await buildActor(desk.api.db, { memberOf: charity.id });
  const gift = await desk.give(donor, { charity_id: charity.id });
  const proof = await desk.readProof(gift);
  const link = new URL(await scan(gift, donor));
  expect(link.origin + link.pathname).toBe(`${PUBLIC_URL}/receipts/${proof.leaf_hash}`);
  expect(Buffer.from(link.hash.slice(1), 'base64url').toString('utf8')).toBe(proof.leaf);
  expect(await verified(await openLink(link.href))).toContain('Фонд «Надежда» & 希望');
  expect([await scan(gift, member), await scan(gift, desk.operator)]).toEqual(['', '']);
});

describe('the page of a gift', () => {
  it('that was kept says that nothing went back', async () => {
    const gift = await desk.give(donor);
    const text = await verified(await openLink(await scan(gift, donor)));
    expect(text).toContain(NOTHING_RETURNED);
    expect(text).not.toMatch(/later entr/i);
  });

  it.each([
    [['10.00'], 'The log has 1 later entry about this gift, such as a refund.'],
    [['10.00', '5.00'], 'The log has 2 later entries about this gift, such as a refund.'],
  ])('with refunds of %j points to them, and the file of the proof shows them', async (amounts, notice) => {
    const gift = await desk.give(donor);
    const link = await scan(gift, donor);
    const refunds = [];
    for (const amount of amounts) refunds.push(await desk.refund(donor, gift, amount));
    await desk.log.sign();
    const page = await openLink(link);
    const byLink = await verified(page);
    expect(byLink).toContain(notice);
    expect(byLink).not.toContain(NOTHING_RETURNED);

    const file = join(folder, `${gift}.json`);
    await writeFile(file, JSON.stringify(await desk.readProof(gift)));
    await page.getByLabel('File of a proof').setInputFiles(file);
    await page.getByText(`${refunds[0]?.returned_amount} USD`, { exact: true }).waitFor();
    const byFile = await verified(page);
    for (const { returned_amount } of refunds) expect(byFile).toContain(`${returned_amount} USD`);
    expect(byFile).not.toMatch(/later entr/i);
    expect(byFile).not.toContain(NOTHING_RETURNED);
  });
});
