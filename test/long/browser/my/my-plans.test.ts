/** A donor with an account changes how a recurring gift is paid, sees its fees, and how long it is paused. */
import { type Frame, type Page } from 'playwright-core';
import { inTransaction, selectRows } from '../../../../db/database';
import { saveOccurrence } from '../../../../db/queries/plans/occurrences';
import { findPlan } from '../../../../db/queries/plans/plans';
import { requireRow } from '../../../../domain/errors';
import { disableSource } from '../../../../operations/sources/follow-source';
import { buildActor } from '../../../factories';
import { occurrenceOf } from '../../../factories/recurring';
import { call } from '../../../support/api';
import { buildClaimedCharity, fillCard, GOOD_CARD } from '../give-form';
import { useSite } from '../../../support/site';
import { addLogin, PASSWORD } from '../../../support/oauth';
import { expectReadable, expectTargets } from '../../../support/pages';
import { eventually, waitFor } from '../../../support/wait';
import { untilBegun } from '../../../support/plans';

const WIDTH = 375;

interface Planned {
  recurring_id: string;
  total_charge: string;
  fees: { total_fees: string };
}

const site = useSite({ width: WIDTH });
let page: Page;
let charityId: string;
let donor: { key: string; userId: string };

beforeAll(async () => {
  charityId = (await buildClaimedCharity(site.db, 'River Fund')).id;
});
beforeEach(async () => {
  donor = await buildActor(site.db, { name: 'Ada Lovelace' });
  ({ page } = site);
});

async function send<Body>(path: string, body: Record<string, unknown>): Promise<Body> {
  const reply = await call<Body>(site.url, 'POST', path, { key: donor.key, body });
  expect(reply.status).toBe(201);
  return reply.body;
}

/** Saves a test source, and begins a recurring gift that it pays. */
async function plan(kind: 'card' | 'ach', changes: Record<string, unknown> = {}): Promise<Planned> {
  const saved = { kind, processor_token: `${kind}_succeeds` };
  const { source_id: source } = await send<{ source_id: string }>('/v1/users/me/payment-sources', saved);
  const recurring = { frequency: 'monthly' };
  const gift = { charity_id: charityId, amount: '12.00', currency: 'USD', source, recurring };
  const planned = await send<Planned>('/v1/donations', { ...gift, ...changes });
  await untilBegun(site.db, planned.recurring_id);
  return planned;
}

async function open(path: string): Promise<void> {
  const email = `${donor.userId}@example.org`;
  await addLogin(site.db, donor.userId, email);
  await page.goto(site.url + path);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function openPlan({ recurring_id: id }: Planned): Promise<void> {
  await open(`/my/plans/${id}`);
  await page.getByRole('heading', { level: 1, name: '$12.00 every month to River Fund' }).waitFor();
}

const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const dialog = () => page.getByRole('dialog');
const save = () => dialog().getByRole('button', { name: 'Save' }).click();

async function cardForm(): Promise<Frame> {
  const frame = await waitFor('the form for cards', async () =>
    page.frames().find((each) => each.url().includes('/sandbox/card-form')),
  );
  await frame.locator('#code').waitFor();
  return frame;
}

async function readPlan({ recurring_id: id }: Planned) {
  const [row] = await selectRows<{ status: string; kind: string }>(
    site.db,
    `SELECT p.status, s.kind FROM recurring_plans p JOIN payment_sources s ON s.id = p.source WHERE p.id = $1`,
    [id],
  );
  return row;
}

it('a recurring gift that a bank account pays leads to bank accounts, and takes a card at once', async () => {
  const planned = await plan('ach');
  await openPlan(planned);
  await press('Change how it is paid');
  const form = await cardForm();
  const add = dialog().getByRole('link', { name: 'Add a bank account' });
  expect(await add.getAttribute('href')).toBe('/my/sources');
  await expectReadable(page);
  await fillCard(form, GOOD_CARD);
  await save();
  await page.getByText('The new way to pay is saved.', { exact: false }).waitFor();
  // The card is saved, so the page can name it.
  await page.locator('.figures').getByText('Visa •••• 4242').waitFor();
  expect(await readPlan(planned)).toEqual({ status: 'active', kind: 'card' });
});

it('a recurring gift whose card no longer works asks for another one, and goes on with it', async () => {
  const planned = await plan('card');
  const lost = { processor: 'sandbox', reference: 'card_succeeds', userId: donor.userId } as const;
  await inTransaction(site.db, (tx) => disableSource({ tx, at: new Date() }, lost));
  await openPlan(planned);
  await page.locator('main .chip', { hasText: 'Needs another way to pay' }).waitFor();
  await expectReadable(page);
  await page.locator('.alert').getByRole('button', { name: 'Change how it is paid' }).click();
  await fillCard(await cardForm(), GOOD_CARD);
  await save();
  await page.locator('main .chip', { hasText: 'Active' }).waitFor();
  expect(await page.locator('.alert').count()).toBe(0);
  expect(await readPlan(planned)).toMatchObject({ status: 'active' });
});

it.each([
  ['card_requires_action', 'begins when its first payment is confirmed', ['Cancel this recurring gift']],
  ['card_declined', 'The first payment failed, so this recurring gift has not begun.', []],
])('a recurring gift whose first gift is paid by %s says so', async (processor_token, said, buttons) => {
  const { source_id: source } = await send<{ source_id: string }>('/v1/users/me/payment-sources', {
    kind: 'card',
    processor_token,
  });
  const gift = { charity_id: charityId, amount: '12.00', currency: 'USD', source };
  const { recurring_id: id } = await send<Planned>('/v1/donations', {
    ...gift,
    recurring: { frequency: 'monthly' },
  });
  if (buttons.length === 0) await untilBegun(site.db, id);
  await open(`/my/plans/${id}`);
  await page.getByText(said, { exact: false }).waitFor();
  expect(await page.getByText('Started').count()).toBe(0);
  expect(await page.locator('.changes button').allTextContents()).toEqual(buttons);
  await expectReadable(page);
});

it('fees on top are said at the recurring gift', async () => {
  const planned = await plan('card', { cover_fees: true });
  await openPlan(planned);
  const { fees, total_charge: total } = planned;
  await page.getByText(`$12.00 plus $${fees.total_fees} fees, $${total} in all`).waitFor();
});

it('a question begins at its title, and a paused gift says until when for as long as it is paused', async () => {
  const planned = await plan('card');
  await openPlan(planned);
  await page.setViewportSize({ width: WIDTH, height: 320 });
  await press('Pause');
  await dialog().getByLabel('Resume automatically on').waitFor();
  await eventually(async () => {
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Pause this recurring gift?');
  });
  expect(await page.evaluate("document.querySelector('dialog').scrollTop")).toBe(0);
  await page.setViewportSize({ width: WIDTH, height: 812 });
  const year = new Date().getUTCFullYear() + 1;
  await dialog()
    .getByLabel('Resume automatically on')
    .fill(`${String(year)}-11-05`);
  await dialog().getByRole('button', { name: 'Pause' }).click();
  const said = `Paused until November 5, ${String(year)}`;
  await page.locator('.done-note', { hasText: `before November 5, ${String(year)}.` }).waitFor();
  await page.reload();
  await page.locator('.notice', { hasText: said }).waitFor();
  await expectReadable(page);
  await expectTargets(page, 44);
  await page.getByRole('navigation').getByRole('link', { name: 'Recurring', exact: true }).click();
  await page.locator('.entry', { hasText: said }).waitFor();
});

it('a plan whose payment failed says why, and when it is tried again', async () => {
  const { recurring_id: id } = await plan('card');
  const found = requireRow(await findPlan(site.db, id), id);
  const failed = { failureCode: 'CARD_EXPIRED', failureMessage: 'The card has expired.' };
  const nextAttemptAt = new Date('2027-01-05T12:00:00.000Z');
  await saveOccurrence(site.db, occurrenceOf(found, { status: 'retrying', nextAttemptAt, ...failed }));
  await open('/my/plans');
  const entry = page.getByRole('listitem').filter({ hasText: 'River Fund' });
  await entry.getByText('Payment failed').waitFor();
  await entry.getByText('We try again on January 5, 2027.', { exact: false }).waitFor();
  expect(await entry.getByText('Active').count()).toBe(0);
  await entry.getByRole('link').click();
  const reason = 'The card has expired. Nothing was charged. We try again on January 5, 2027.';
  await page.locator('.alert').getByText(reason).waitFor();
  await page.locator('.why').getByText(reason).waitFor();
  await page.locator('.alert').getByRole('button', { name: 'Change how it is paid' }).waitFor();
  await expectReadable(page);
  await expectTargets(page, 44);
});
