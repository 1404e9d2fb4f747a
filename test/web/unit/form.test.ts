/** What the form decides before it sends anything. */
import { type Donation, type GivePage } from '../../../client/index';
import { DECLINES } from '../../../domain/charges/charge';
import { addSteps } from '../../../domain/plans/calendar';
import { LISTED_SOURCES } from '../../../domain/sandbox/sources';
import { readAccount } from '../../../web/card-form/accounts';
import { readCard } from '../../../web/card-form/cards';
import { EXAMPLE_WALLET, readWallet } from '../../../web/card-form/wallets';
import { fillOf, takeAsked } from '../../../web/give/asked';
import { chargeOf, payeesOf, type Quote, totalOf } from '../../../web/give/charge';
import { chooseCurrency } from '../../../web/give/currency';
import { checkDraft, newDraft } from '../../../web/give/draft';
import {
  isLowFunds,
  type Paying,
  translateFailure,
  translateFields,
  translateRefusal,
} from '../../../web/give/faults';
import { currenciesOf, methodsIn, offersOf } from '../../../web/give/methods';
import { nextMonthly } from '../../../web/give/next-charge';
import { buildOrder } from '../../../web/give/order';
import { movesNoMoney, stateOf, sumOf } from '../../../web/give/outcome';
import { translateStripe } from '../../../web/give/processor/stripe-faults';
import { suggestAmounts } from '../../../web/give/suggestions';

const OFFERED = ['USD', 'EUR', 'GBP', 'CHF'];

const recipient = {
  charity: { id: 'charity_1', name: 'Fund' },
  campaign: null,
  settings: {
    amounts: { USD: { once: ['5.00', { amount: '10.00', label: 'A week of meals' }] } },
    default_currency: 'USD',
    default_frequency: 'monthly',
    ask_monthly: true,
    address: 'off',
    thank_you: null,
  },
  methods: [{ method: 'card', currencies: OFFERED, networks: [] }],
  minimum: { USD: '2.00' },
  processor: { name: 'sandbox', publishable_key: null },
} as unknown as GivePage;

describe('the currency', () => {
  it.each([
    [['de-CH', 'de'], 'CHF'],
    [['de', 'en-GB'], 'GBP'],
    [['fr-FR'], 'EUR'],
    [['en'], 'USD'],
    [['ja-JP', 'en-US'], 'USD'],
    [['not a language'], 'USD'],
    [[], 'USD'],
  ])('of %j is %s', (languages, currency) => {
    expect(chooseCurrency(languages, OFFERED, 'USD')).toBe(currency);
  });

  it('is one that the charity takes, even if its default is not', () => {
    expect(chooseCurrency([], ['EUR'], 'USD')).toBe('EUR');
  });
});

describe('suggestions', () => {
  it('are those of the charity, with what they do', () => {
    expect(suggestAmounts(recipient, { currency: 'USD', frequency: 'once' })).toEqual([
      { amount: '5.00', label: undefined },
      { amount: '10.00', label: 'A week of meals' },
    ]);
  });

  it('are usual ones where the charity has chosen none', () => {
    const [first] = suggestAmounts(recipient, { currency: 'JPY', frequency: 'monthly' });
    expect(first).toEqual({ amount: '1000', label: undefined });
  });

  it('of a token are parts of it, without the error of binary fractions', () => {
    const suggested = suggestAmounts(recipient, { currency: 'ETH', frequency: 'monthly' });
    expect(suggested.map(({ amount }) => amount)).toEqual(['0.004', '0.008', '0.014', '0.02']);
  });
});

describe('an amount that the address asks for', () => {
  it('is taken out of the address, which keeps everything else', () => {
    const parameters = new URLSearchParams('embed=1&amount=25.50&currency=EUR');
    expect(takeAsked(parameters)).toEqual({ amount: '25.50', currency: 'EUR' });
    expect(parameters.toString()).toBe('embed=1');
  });

  it.each(['amount=25.50', 'amount=-1&currency=EUR', 'amount=1e9&currency=EUR'])(
    'is nothing in %s',
    (search) => {
      expect(takeAsked(new URLSearchParams(search))).toBeUndefined();
    },
  );

  it('is filled in as a reader of the page types it', () => {
    const asked = { amount: '25.50', currency: 'EUR' };
    expect(fillOf(asked, recipient, 'de')).toEqual({ amount: '25,50', currency: 'EUR' });
  });

  it('in a currency that the charity does not take is left out', () => {
    expect(fillOf({ amount: '25.00', currency: 'JPY' }, recipient, 'en')).toEqual({});
  });
});

describe('a monthly gift', () => {
  it.each(['2026-01-31', '2028-01-30', '2026-02-28', '2026-12-31', '2026-06-15'])(
    'that begins on %s is charged next when the platform does it',
    (day) => {
      const expected = addSteps(day, 'monthly', 1);
      for (const time of ['00:00:00', '23:59:59']) {
        expect(nextMonthly(new Date(`${day}T${time}`))).toBe(expected);
      }
    },
  );
});

describe('the fees', () => {
  it.each([
    [{ platform_fee: 0.63, processing_fee: 1.03 }, 'feesPayBoth'],
    [{ platform_fee: 0.63, processing_fee: 0 }, 'feesPayPlatform'],
    [{ platform_fee: 0, processing_fee: 1.03 }, 'feesPayProcessor'],
    [{ platform_fee: 0, processing_fee: 0 }, undefined],
  ])('of %j go to %s', (breakdown, key) => {
    expect(payeesOf({ breakdown })).toBe(key);
  });
});

describe('a new form', () => {
  const draft = newDraft(recipient, 'USD');

  it('has nothing ticked that costs money', () => {
    expect([draft.coverFees, draft.amount, draft.consent]).toEqual([false, '', false]);
  });

  it('asks for all that is missing at once', () => {
    expect(Object.keys(checkDraft(draft, recipient, 'en'))).toEqual(['amount', 'name', 'email']);
    const begun = { ...draft, country: 'US' };
    expect(
      checkDraft(begun, { ...recipient, settings: { ...recipient.settings, address: 'optional' } }, 'en'),
    ).toMatchObject({ city: { key: 'enterCityUs' }, postalCode: { key: 'enterPostalCodeUs' } });
    const wrong = { ...draft, amount: '1.99', name: 'Ada', email: 'ada@' };
    expect(checkDraft(wrong, recipient, 'en')).toEqual({
      amount: { key: 'tooSmall', values: { limit: '$2' } },
      email: { key: 'formatEmail' },
    });
  });

  it('becomes the body of a gift', () => {
    const filled = { ...draft, amount: '1,000', name: ' Ada ', email: 'ada@example.org', coverFees: true };
    const token = { method: 'card', source: 'card_succeeds', isInternational: false } as const;
    const returnUrl = 'http://localhost/give/charity_1';
    const timeZone = 'America/Bogota';
    const circumstances = { recipient, language: 'en', token, returnUrl, timeZone };
    expect(buildOrder(filled, circumstances)).toEqual({
      charity_id: 'charity_1',
      contact_consent: false,
      amount: '1000.00',
      currency: 'USD',
      payment_method: 'card',
      source: 'card_succeeds',
      cover_fees: true,
      anonymous: false,
      return_url: 'http://localhost/give/charity_1',
      donor: { name: 'Ada', email: 'ada@example.org', time_zone: 'America/Bogota' },
      recurring: { frequency: 'monthly' },
    });
  });
});

describe('a refusal', () => {
  it('of a field is shown at the field of the form, with its bound', () => {
    const fields = [
      { field: 'donor.email', code: 'format', message: '' },
      { field: 'amount', code: 'too_small', message: '', limit: '2.00' },
      { field: 'charity_id', code: 'format', message: '' },
      { field: 'message', code: 'something new', message: '' },
      { field: 'processor_token', code: 'not_allowed', message: '' },
      { field: 'donor.name', code: 'required', message: '' },
      { field: 'currency', code: 'not_allowed', message: '' },
    ];
    expect(translateFields(fields, { currency: 'USD', language: 'en' })).toEqual({
      card: { key: 'cardRefused' },
      email: { key: 'formatEmail' },
      amount: { key: 'tooSmall', values: { limit: '$2' } },
      message: { key: 'unknownFault' },
      name: { key: 'enterName' },
      currency: { key: 'chooseCurrency' },
    });
  });

  it('of the whole gift has a text for each code, and an unknown code is named', () => {
    const paying = { method: 'card', offered: ['card'] } as Paying;
    const limitOf = (details: Record<string, unknown>) => translateRefusal('LIMIT_EXCEEDED', details, paying);
    expect(limitOf({ required_level: 'standard' })).toEqual({ key: 'limitStandard' });
    expect(limitOf({ required_level: 'enhanced' })).toEqual({ key: 'limitEnhanced' });
    expect(limitOf({})).toEqual({ key: 'limitExceeded' });
    expect(limitOf({ limit_of: 'charity', required_level: 'standard' })).toEqual({ key: 'limitCharity' });
    expect(translateRefusal('FORBIDDEN', {}, paying)).toEqual({
      key: 'refused',
      values: { code: 'FORBIDDEN' },
    });
  });

  it('says of each decline what to do about it, and of any other failure to try again', () => {
    const paying = { method: 'card', offered: ['card'] } as Paying;
    const keys = Object.keys(DECLINES).map((code) => translateFailure(code, paying));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain('failedOther');
    expect(translateFailure('AUTHENTICATION_EXPIRED', paying)).toBe('failedExpired');
    expect(translateFailure('NOT_CONFIRMED', paying)).toBe('failedOther');
  });

  it.each([
    ['card', ['card'], 'lowCard'],
    ['card', ['card', 'ach'], 'lowCardOrBank'],
    ['ach', ['ach'], 'lowBank'],
    ['ach', ['card', 'ach'], 'lowBankOrCard'],
    ['crypto', ['crypto'], 'lowWallet'],
  ] as [Paying['method'], Paying['offered'], string][])(
    'for lack of money on %s names only what else may pay of %j',
    (method, offered, key) => {
      const refusal = translateRefusal('INSUFFICIENT_FUNDS', {}, { method, offered });
      expect(refusal).toEqual({ key });
      expect(isLowFunds(refusal)).toBe(true);
      expect(translateFailure('INSUFFICIENT_FUNDS', { method, offered })).toBe(key);
    },
  );
});

describe('the result', () => {
  const at = (name: string, publishableKey: string | null) =>
    movesNoMoney({ processor: { name, publishable_key: publishableKey } });
  const state = (
    status: string,
    { isClaimed = true, isDebit = false, isSlow = false, isTest = false } = {},
  ) => stateOf({ gift: { status, claimed: isClaimed } as Donation, isSlow }, { made: { isDebit }, isTest });

  it('is a test with the sandbox’s processor, and with a key of Stripe’s test mode', () => {
    expect([at('sandbox', null), at('stripe', 'pk_test_1')]).toEqual([true, true]);
    expect([at('stripe', 'pk_live_1'), at('stripe', null)]).toEqual([false, false]);
  });

  it('says that a gift has reached the charity only if money moved', () => {
    expect(state('completed')).toBe('stateCompleted');
    expect(state('completed', { isTest: true })).toBe('stateTest');
    expect(state('completed', { isClaimed: false })).toBe('stateHeld');
    expect(state('pending', { isTest: true })).toBe('statePending');
    expect(state('pending', { isSlow: true })).toBe('stateSlow');
    expect(state('pending', { isSlow: true, isDebit: true })).toBe('stateDebit');
  });
});

describe('the sum of a made gift', () => {
  const made = { amount: '25.00', total: '26.66' };
  const gift = {
    status: 'completed',
    net_amount: '25.00',
    fees: { total_fees: '1.66' },
    total_charge: '26.66',
  } as const;

  it('says what the charity receives and the fees, which add up to what the donor pays', () => {
    const figures = [
      ['charityReceives', '25.00'],
      ['fees', '1.66'],
    ];
    expect(sumOf(gift, made)).toEqual([...figures, ['youPaid', '26.66']]);
    expect(sumOf({ ...gift, status: 'pending' }, made)).toEqual([...figures, ['youPay', '26.66']]);
  });

  it('is the gift and its total until the figures are known', () => {
    expect(sumOf(undefined, made)).toEqual([
      ['gift', '25.00'],
      ['total', '26.66'],
    ]);
  });
});

describe('the charge', () => {
  const draft = { coverFees: false, currency: 'USD', frequency: 'once' } as const;
  const none = { state: 'none' } as const;

  it('is the amount in the smallest unit, and never less than the smallest gift', () => {
    const of = (amount: string | undefined, changes = {}) =>
      chargeOf({ draft: { ...draft, ...changes }, amount, quote: none }, recipient);
    expect(of('25.50')).toEqual({ minor: 2550, currency: 'USD', isMonthly: false });
    expect(of('3000', { currency: 'JPY', frequency: 'monthly' })).toEqual({
      minor: 3000,
      currency: 'JPY',
      isMonthly: true,
    });
    expect([of('1.00').minor, of(undefined).minor]).toEqual([200, 200]);
  });

  it('has the fees that the donor covers, and is not known before them', () => {
    const asked = { draft: { ...draft, coverFees: true }, amount: '25.00' };
    const quote = { state: 'known', quote: { total_charge: 26.04 } } as Quote;
    expect(totalOf({ ...asked, quote: none })).toBeUndefined();
    expect(chargeOf({ ...asked, quote }, recipient).minor).toBe(2604);
  });
});

describe('an error of Stripe’s form', () => {
  it.each([
    [{ type: 'validation_error', code: 'incomplete_number' }, 'enterCardNumber'],
    [{ type: 'validation_error', code: 'invalid_number' }, 'cardNumber'],
    [{ type: 'validation_error', code: 'invalid_expiry_year_past' }, 'cardExpiry'],
    [{ type: 'card_error', code: 'incorrect_cvc' }, 'cardCode'],
    [{ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }, 'lowCard'],
    [{ type: 'card_error', code: 'card_declined' }, 'cardRefused'],
    [{ type: 'validation_error', code: 'incomplete_iban' }, 'cardIncomplete'],
    [{ type: 'api_connection_error' }, 'cardNotRead'],
  ])('%j is said as %s', (error, key) => {
    expect(translateStripe(error)).toBe(key);
  });
});

describe('what may pay', () => {
  const methods = [
    { method: 'card', currencies: ['USD', 'EUR'], networks: [] },
    { method: 'ach', currencies: ['USD'], networks: [] },
    { method: 'crypto', currencies: ['ETH', 'USDC'], networks: ['sandbox'] },
  ] as GivePage['methods'];

  it('are the methods that take the currency', () => {
    expect(['USD', 'EUR', 'ETH'].map((currency) => methodsIn(currency, methods))).toEqual([
      ['card', 'ach'],
      ['card'],
      ['crypto'],
    ]);
  });

  it('are wallets in the sandbox alone', () => {
    const of = (name: 'sandbox' | 'stripe') => ({ methods, processor: { name, publishable_key: null } });
    expect(currenciesOf(of('sandbox'))).toEqual(['USD', 'EUR', 'ETH', 'USDC']);
    expect(offersOf(of('stripe')).map(({ method }) => method)).toEqual(['card', 'ach']);
  });
});

describe('the sandbox’s form for payments', () => {
  const at = new Date('2026-11-26T12:00:00');
  const card = { number: '4242 4242 4242 4242', expiry: '11/26', code: '123' };

  it.each([
    [{}, { source: 'card_succeeds' }],
    [{ number: '4000000000000002' }, { source: 'card_declined' }],
    [{ number: '4000002500003155' }, { source: 'card_requires_action' }],
    [{ number: '4242 4242 4242 4241' }, { faults: [{ part: 'number', key: 'cardNumber' }] }],
    [{ number: '4111 1111 1111 1111' }, { faults: [{ part: 'number', key: 'cardNumber', isUnknown: true }] }],
    [{ expiry: '10/26' }, { faults: [{ part: 'expiry', key: 'cardExpiry' }] }],
    [{ expiry: '13/30' }, { faults: [{ part: 'expiry', key: 'cardExpiry' }] }],
    [{ code: '12' }, { faults: [{ part: 'code', key: 'cardCode' }] }],
    [
      { number: '', expiry: ' ', code: '1' },
      {
        faults: [
          { part: 'number', key: 'enterCardNumber' },
          { part: 'expiry', key: 'enterExpiry' },
          { part: 'code', key: 'cardCode' },
        ],
      },
    ],
  ])('reads %j as %j', (changes, answer) => {
    expect(readCard({ ...card, ...changes }, at)).toEqual(answer);
  });

  const bank = { routing: '110000000', account: '000123456789' };
  it.each([
    [{}, { source: 'ach_succeeds' }],
    [{ account: '000-222 222-227' }, { source: 'ach_insufficient_funds' }],
    [{ routing: '110000001' }, { faults: [{ part: 'routing', key: 'routingNumber' }] }],
    [{ routing: '11000000' }, { faults: [{ part: 'routing', key: 'routingNumber' }] }],
    [{ account: '12' }, { faults: [{ part: 'account', key: 'accountNumber' }] }],
    [{ account: '000123456788' }, { faults: [{ part: 'account', key: 'accountNumber', isUnknown: true }] }],
    [
      { routing: '', account: '' },
      {
        faults: [
          { part: 'routing', key: 'enterRoutingNumber' },
          { part: 'account', key: 'enterAccountNumber' },
        ],
      },
    ],
  ])('reads a bank account with %j as %j', (changes, answer) => {
    expect(readAccount({ ...bank, ...changes })).toEqual(answer);
  });

  it('takes the test wallets by their addresses, and no other address', () => {
    for (const { source } of LISTED_SOURCES.filter(({ kind }) => kind === 'wallet')) {
      expect(readWallet({ address: ` ${source.toUpperCase().replace('0X', '0x')} ` })).toEqual({ source });
    }
    expect(LISTED_SOURCES.map(({ source }) => source)).toContain(EXAMPLE_WALLET);
    const other = `0x${'ab'.repeat(20)}`;
    const fault = { part: 'address', key: 'walletAddress' };
    expect(readWallet({ address: other })).toEqual({ faults: [{ ...fault, isUnknown: true }] });
    expect(readWallet({ address: '0x5afe' })).toEqual({ faults: [fault] });
    expect(readWallet({ address: ' ' })).toEqual({ faults: [{ ...fault, key: 'enterWalletAddress' }] });
  });
});
