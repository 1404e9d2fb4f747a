/** Somebody without an account gives by card on a telephone, and everything that they see can be read and reached. */
import { type Frame, type Page } from 'playwright-core';
import { selectRows } from '../../../../db/database';
import { findViolations } from '../../../support/accessibility';
import { buildCharity } from '../../../factories';
import {
  buildClaimedCharity,
  fillAllButPayment,
  fillCard,
  fillGift,
  GOOD_CARD,
  openGiveForm,
} from '../give-form';
import { useSite } from '../../../support/site';
import { expectToFit } from '../../../support/pages';
import { eventually } from '../../../support/wait';

const MOST_TABS = 40;

const site = useSite({
  width: 375,
  // Chromium writes such a line itself for a refused gift, and for the proof that the sandbox's network lacks.
  expects: (text, url) => /status of (402|404)/.test(text) && /\/(proof|donations)$/.test(url),
});
let charity: { id: string; name: string };
let page: Page;

beforeAll(async () => {
  charity = await buildClaimedCharity(site.db, 'River Fund');
});
beforeEach(() => {
  ({ page } = site);
});

const open = (query = '') => openGiveForm(page, `${site.url}/give/${charity.id}${query}`);

/** Presses Tab until the element with this id has the focus. */
async function tabTo(id: string, place: Frame = page.mainFrame()): Promise<void> {
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    await page.keyboard.press('Tab');
    if ((await place.evaluate('document.activeElement?.id || document.activeElement?.name')) === id) return;
  }
  throw new Error(`Tab does not reach ${id}`);
}

const fitsTheScreen = () => expectToFit(page);

const give = () => page.getByRole('button', { name: /^Give \$/ });

it('with the keyboard alone, from the first Tab to the receipt', async () => {
  const frame = await open();
  await fitsTheScreen();
  await tabTo('frequency');
  await tabTo('suggestion');
  await page.keyboard.press('Space');
  await tabTo('coverFees');
  await page.keyboard.press('Space');
  await page.getByText(/^You pay \$26\.\d\d, River Fund receives \$25\.00\.$/).waitFor();
  await tabTo('name');
  await page.keyboard.type('Ada Lovelace');
  await tabTo('email');
  await page.keyboard.type('ada@example.org');
  await tabTo('number', frame);
  await page.keyboard.type('4242424242424242');
  await tabTo('expiry', frame);
  await page.keyboard.type('1240');
  await tabTo('code', frame);
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Thank you, Ada Lovelace!' }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await eventually(async () => {
    expect(await page.evaluate('document.activeElement.id')).toBe('result-title');
  });
  await page.getByText('Your test gift of $25.00 to River Fund is complete.').waitFor();
  await page
    .getByText(
      /^This is a test: no money moved. With a real gift, you would have paid \$26\.\d\d, and River Fund would now receive \$25\.00\.$/,
    )
    .waitFor();
  await eventually(async () => {
    expect(await page.locator('.sum dd').allTextContents()).toEqual([
      '$25.00',
      expect.stringMatching(/^\$1\.\d\d$/),
      expect.stringMatching(/^\$26\.\d\d$/),
    ]);
  });
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the receipt (PDF)' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^donation_\w+\.pdf$/);
  await page.getByRole('status').getByText('Receipt downloaded.').waitFor();
  // A test gift has no public proof. The page leads to how anybody can check a real gift.
  expect(await page.getByText('public proof').count()).toBe(0);
  const guide = page.getByRole('link', { name: 'How a gift is proven' });
  expect(await guide.getAttribute('href')).toBe('/receipts?lang=en');
  expect(await page.locator('.steps').count()).toBe(0);
  await page.getByText('We also emailed it to ada@example.org.').waitFor();
  expect(await page.locator('.sum dt').allTextContents()).toEqual([
    'The charity receives',
    'Fees',
    'You paid',
  ]);
  expect(await page.locator('.facts dd').allTextContents()).toEqual([
    expect.stringMatching(/\d{4}$/),
    'Card',
    expect.stringMatching(/^donation_/),
  ]);
  await page.getByRole('button', { name: 'Share River Fund' }).waitFor();
  expect(await page.getByRole('link', { name: 'Find another charity' }).getAttribute('href')).toBe('/');
  expect(await findViolations(page)).toEqual([]);
  await fitsTheScreen();
  expect(await giftsTo(charity.id)).toEqual([{ status: 'completed', amountMinor: 2_500n }]);
});

it('reads well in every state: open, with faults, refused and declined', async () => {
  const frame = await open();
  expect(await findViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  // A key, because the form for cards may still grow above the button.
  await page.getByRole('button', { name: 'Give', exact: true }).press('Enter');
  await page.getByRole('heading', { name: 'Please check the following' }).waitFor();
  await eventually(async () => {
    expect(await page.evaluate('document.activeElement.id')).toBe('faults');
  });
  await page.getByText('In honor or in memory').click();
  expect(await findViolations(page)).toEqual([]);
  await fillGift(frame, '4111111111111111');
  await give().click();
  await page.getByText('Check the card number.').waitFor();
  await frame.getByText('This is not a test card of the sandbox.', { exact: false }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await fillCard(frame, '4000000000009995');
  await give().click();
  await page
    .getByText(
      'Your card was declined: it does not have enough money. You have not been charged. Try another card or a bank account.',
    )
    .waitFor();
  await frame.getByText('This card does not have enough money.').waitFor();
  expect(await frame.locator('#number').getAttribute('aria-invalid')).toBe('true');
  expect(await findViolations(page)).toEqual([]);
});

it('says at once what to do at each field that is missing, also in the form for cards, and leads there', async () => {
  const frame = await open();
  await page.getByRole('button', { name: 'Give', exact: true }).press('Enter');
  await page.locator('#faults').waitFor();
  const own = ['Enter an amount.', 'Enter your name.', 'Enter your email address.'];
  const ofCard = ['Enter the card number.', 'Enter the expiry date.', 'Enter the security code.'];
  expect(await page.locator('#faults a').allTextContents()).toEqual([...own, ...ofCard]);
  // The ring of the focus stands 5 px outside of a field.
  const edge = `innerWidth - document.querySelector('#code').getBoundingClientRect().right`;
  expect(await frame.evaluate<number>(edge)).toBeGreaterThanOrEqual(5);
  await eventually(async () => {
    expect(await page.locator('.field .fault').allTextContents()).toEqual(own);
    expect(await frame.locator('.field .fault').allTextContents()).toEqual(ofCard);
  });
  await page.getByRole('link', { name: 'Enter your name.' }).press('Enter');
  expect(await page.evaluate('document.activeElement.id')).toBe('name');
  await page.getByRole('link', { name: 'Enter the expiry date.' }).press('Enter');
  await frame.locator('#expiry:focus').waitFor();
  await frame.getByLabel('Bank account').check();
  await page.getByRole('button', { name: 'Give', exact: true }).press('Enter');
  await page.getByRole('link', { name: 'Enter the routing number.' }).waitFor();
  expect(await page.locator('#faults a').allTextContents()).toEqual([
    ...own,
    'Enter the routing number.',
    'Enter the account number.',
  ]);
});

it('sums up the gift above the button of a telephone, and beside the form on a wide screen', async () => {
  await open();
  await fillAllButPayment(page);
  await page.locator('#coverFees').check();
  await page.getByText(/^You pay \$26\.\d\d, /).waitFor();
  const sum = page.getByRole('region', { name: 'Summary' });
  await page.locator('#coverFees').uncheck();
  await page.getByText('Without this, River Fund receives $23.34 of your $25.00.').waitFor();
  expect(await sum.locator('dt').allTextContents()).toEqual(['Charity', 'How often', 'Gift', 'Total']);
  await page.getByLabel('Add $1.66 so that River Fund receives the full $25.00.').check();
  await page.getByText(/^You pay \$26\.\d\d, /).waitFor();
  expect(await sum.locator('dt').allTextContents()).toEqual([
    'Charity',
    'How often',
    'Gift',
    'Fees you cover',
    'Total',
  ]);
  const edgesOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    if (box === null) throw new Error(`${selector} is not shown`);
    return { ...box, right: box.x + box.width, bottom: box.y + box.height };
  };
  expect((await edgesOf('.summary')).bottom).toBeLessThan((await edgesOf('.submit')).y);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await edgesOf('.summary')).x).toBeGreaterThan((await edgesOf('form')).right);
  await page.locator('.submit button').scrollIntoViewIfNeeded();
  expect((await edgesOf('.summary')).y).toBeGreaterThanOrEqual(0);
  await fitsTheScreen();
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await eventually(async () => {
    expect(await sum.locator('dd').last().textContent()).toMatch(/^\$26\.\d\d a month$/);
    expect(await sum.locator('dt').allTextContents()).toEqual(
      expect.arrayContaining(['First charge', 'Next charge']),
    );
  });
  await page.getByText('The fees go to the payment processor and to this platform.').waitFor();
});

it('by bank account, and in tokens by wallet, in the methods that the charity takes', async () => {
  charity = await buildClaimedCharity(site.db, 'Bay Fund');
  const frame = await open();
  await fillAllButPayment(page);
  await frame.getByLabel('Bank account').check();
  await frame.locator('#routing').fill('110000000');
  await frame.locator('#account').fill('12');
  await give().click();
  await page.getByText('Check the account number.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await frame.locator('#account').fill('000123456789');
  await give().click();
  await page.getByText('Your test gift of $25.00 to Bay Fund is complete.').waitFor();
  await page.getByRole('button', { name: 'Give again' }).click();

  const other = await open();
  await page.locator('#currency').selectOption('USDC');
  await fillAllButPayment(page);
  await other.locator('#address').fill('0x5afe000000000000000000000000000000000002');
  await page.getByRole('button', { name: 'Give 25 USDC' }).click();
  await page
    .getByText('Your wallet was declined: it does not have enough money.', { exact: false })
    .waitFor();
  await other.getByText('This wallet does not have enough money.').waitFor();
  await other.locator('#address').fill('0x5afe000000000000000000000000000000000001');
  await page.locator('#coverFees').check();
  await page.getByText(/^You pay 25\.6\d+ USDC, Bay Fund receives 25 USDC\.$/).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await fitsTheScreen();
  await page.getByRole('button', { name: /^Give 25\.6\d+ USDC$/ }).click();
  await page.getByText('Your test gift of 25 USDC to Bay Fund is complete.').waitFor();
  expect(await giftsTo(charity.id)).toEqual([
    { status: 'completed', amountMinor: 2_500n },
    { status: 'completed', amountMinor: 25_000_000n },
  ]);
});

it('says before the gift that nobody acts for the charity, and shows the dedication in both sums', async () => {
  const { id } = await buildCharity(site.db, { name: 'Quiet Fund', description: 'WE HELP CATS.' });
  const frame = await openGiveForm(page, `${site.url}/give/${id}`);
  await page.getByText('Quiet Fund has not joined this platform yet.', { exact: false }).waitFor();
  await page.getByText('We help cats.').waitFor();
  await fillGift(frame, GOOD_CARD);
  await page.getByText('In honor or in memory').click();
  await page.getByLabel('In memory of').check();
  await page.getByLabel('Name in the dedication').fill('Anna Brandt');
  await page.locator('.summary').getByText('Anna Brandt').waitFor();
  await give().click();
  await page.getByText('We hold it for Quiet Fund', { exact: false }).waitFor();
  await page.locator('.facts').getByText('Anna Brandt').waitFor();
  expect(await page.getByText('would now receive').count()).toBe(0);
  expect(await findViolations(page)).toEqual([]);
  await fitsTheScreen();
});

it('leads to the start page, the own gifts, the page of the charity and the account', async () => {
  await open();
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'About this charity' }).waitFor();
  const links = await header.getByRole('link').all();
  expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/',
    '/my',
    `/charities/${charity.id}`,
    '/my/account',
  ]);
});

it('asks for an address in the words of its country', async () => {
  await open();
  await page.getByText('Address for the receipt').click();
  const labels = () => page.locator('.place label').allTextContents();
  expect(await labels()).toEqual([
    'Street and number (optional)',
    'Postal code (optional)',
    'Town (optional)',
    'Region (optional)',
  ]);
  await page.getByLabel('Country (optional)').selectOption('US');
  expect(await labels()).toEqual([
    'Street address (optional)',
    'City (optional)',
    'State (optional)',
    'ZIP code (optional)',
  ]);
  // An address that was begun must be complete.
  await page.getByRole('button', { name: 'Give', exact: true }).press('Enter');
  await page.getByRole('link', { name: 'Enter the ZIP code.' }).waitFor();
  const heights = await page.evaluate<number[]>(
    `[...document.querySelectorAll('#faults a')].map((each) => each.getBoundingClientRect().height)`,
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(36);
  expect(await findViolations(page)).toEqual([]);
  await fitsTheScreen();
});

it('reads the charity once, before the script asks for it', async () => {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/v1/give/${charity.id}`) reads.push(request.url());
  });
  await open();
  await page.locator('#amount').waitFor();
  expect(reads).toHaveLength(1);
});

it('says of each field about the donor what it is for, so that a browser can fill it in', async () => {
  const frame = await open();
  await page.getByText('Message or employer').click();
  const purposes = `Object.fromEntries([...document.querySelectorAll('[autocomplete]')]
      .map((each) => [each.name, each.autocomplete]))`;
  expect(await page.evaluate(purposes)).toEqual({
    amount: 'transaction-amount',
    currency: 'transaction-currency',
    name: 'name',
    email: 'email',
    line1: 'address-line1',
    postalCode: 'postal-code',
    city: 'address-level2',
    state: 'address-level1',
    country: 'country',
    employer: 'organization',
  });
  expect(await frame.evaluate(purposes)).toEqual({
    number: 'cc-number',
    expiry: 'cc-exp',
    code: 'cc-csc',
  });
});

it('keeps what was typed for the day, and never the card', async () => {
  const frame = await open();
  await fillGift(frame, GOOD_CARD);
  const kept = await page.evaluate<string>('JSON.stringify({ ...localStorage, ...sessionStorage })');
  expect(kept).toContain('ada@example.org');
  expect(kept).not.toMatch(/4242|12\/40/);
  await open();
  await page.getByText('We kept what you typed earlier today.').waitFor();
  expect(await page.locator('#email').inputValue()).toBe('ada@example.org');
  await page.getByRole('button', { name: 'Start over' }).click();
  expect(await page.locator('#email').inputValue()).toBe('');
});

it('an amount in the address begins another gift, and a reload keeps what was changed since', async () => {
  await fillGift(await open(), GOOD_CARD);
  await give().click();
  await page.getByText('is complete.', { exact: false }).waitFor();
  await open('?amount=37.50&currency=USD');
  expect(await page.locator('#amount').inputValue()).toBe('37.50');
  await page.locator('#amount').fill('41');
  await page.reload();
  await page.getByText('We kept what you typed earlier today.').waitFor();
  expect(await page.locator('#amount').inputValue()).toBe('41');
});

it('an answer that is lost leaves one gift, also if the page is loaded again', async () => {
  const river = await buildClaimedCharity(site.db, 'Lake Fund');
  charity = river;
  const frame = await open();
  await fillGift(frame, GOOD_CARD);
  // The request arrives. Its answer does not.
  await page.route('**/v1/donations', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await give().click();
  await page.getByText('We got no answer', { exact: false }).waitFor();
  site.dropFaults('ERR_FAILED');
  await page.unroute('**/v1/donations');
  // Another amount waits until the outcome of this gift is known.
  await open('?amount=99.00&currency=USD');
  await page.getByText('We got no answer', { exact: false }).waitFor();
  expect(await page.locator('#amount').inputValue()).not.toBe('99');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Your test gift of $25.00 to Lake Fund is complete.').waitFor();
  expect(await giftsTo(river.id)).toEqual([{ status: 'completed', amountMinor: 2_500n }]);
});

it('has no text that cannot be translated', async () => {
  await open('?lang=en-XA');
  for (const folded of await page.locator('summary').all()) await folded.click();
  await page.locator('.submit button').click();
  await page.locator('#amount-fault').waitFor();
  const untranslated = await page.evaluate<string[]>(`(() => {
      const texts = [];
      const walker = document.createTreeWalker(document.getElementById('form'), NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        // The browser knows the names of countries.
        if (walker.currentNode.parentElement.closest('#country') === null)
          texts.push(walker.currentNode.textContent.trim());
      }
      for (const each of document.querySelectorAll('#form [aria-label], #form iframe'))
        texts.push(each.getAttribute('aria-label') ?? each.title);
      return texts;
    })()`);
  expect(untranslated.length).toBeGreaterThan(20);
  const isOurs = (text: string) => /[a-z]{2}/i.test(text) && !/^[A-Z]{3,4}$/.test(text);
  const names = [charity.name];
  const isMarked = (text: string) => text.startsWith('⟦') || names.includes(text);
  expect(untranslated.filter((text) => isOurs(text) && !isMarked(text))).toEqual([]);
});

function giftsTo(id: string) {
  return selectRows<{ status: string; amountMinor: bigint }>(
    site.db,
    'SELECT status, amount_minor FROM donations WHERE charity_id = $1 ORDER BY created_at',
    [id],
  );
}
