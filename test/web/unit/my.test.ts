/** What the pages for a donor's gifts work out by themselves. */
import {
  ConflictError,
  type Donation,
  GivingApiError,
  type ListedDonation,
  type PaymentSource,
  type Recurring,
} from '../../../client/index';
import * as access from '../../../domain/access/scopes';
import * as applications from '../../../domain/access/users-clients';
import { DECLINES } from '../../../domain/charges/charge';
import { FAILURES } from '../../../domain/gifts/gift';
import { ERASURE_DAYS } from '../../../domain/users/erasure';
import { EXPORT_DAYS } from '../../../domain/users/export';
import { speak } from '../../../texts/languages';
import { showAmount } from '../../../web/common/money';
import { MAX_UNREVIEWED_USERS, OPERATORS_SCOPES } from '../../../web/my/account/applications/limits';
import * as pages from '../../../web/my/account/data/limits';
import { SCOPES } from '../../../web/my/account/scope-groups';
import { failureKey, stepsOf } from '../../../web/my/gifts/statuses';
import { sumOf as sumOfGift } from '../../../web/my/gifts/sum';
import { nextOffset } from '../../../web/parts/paging';
import { asksForSource, nextOf, pauseOf, stateOf } from '../../../web/my/plans/plan-words';
import { keepAccount, makeQueries } from '../../../web/my/queries';
import { sourcesFor } from '../../../web/my/parts/sources';
import { toCsv } from '../../../web/my/receipts/csv';
import { sumOf as sumOfYear } from '../../../web/my/receipts/sum';

describe('somebody whose data are to be erased', () => {
  const answer = (status: number, error: object) => ({
    status,
    headers: new Headers(),
    rawBody: JSON.stringify({ error: { message: 'Refused.', details: {}, ...error } }),
  });
  const refused = (reason: string) =>
    new GivingApiError(answer(403, { code: 'FORBIDDEN', details: { reason } }));

  it.each([
    ['erasure_scheduled', true],
    ['staff', false],
  ])(
    'a read that is refused with the reason %s offers to keep the account: %s',
    async (reason, isOffered) => {
      let isShown = false;
      const queries = makeQueries(() => {
        isShown = true;
      });
      const queryFn = () => Promise.reject(refused(reason));
      await expect(queries.query({ queryKey: ['gifts'], queryFn })).rejects.toThrow();
      expect(isShown).toBe(isOffered);
    },
  );

  it('keeps the account once, also if the answer to the first call was lost', async () => {
    const lost = new ConflictError(answer(409, { code: 'CONFLICT', details: { reason: 'not_scheduled' } }));
    await keepAccount({ users: { restore: () => Promise.reject(lost) } });
    const broken = keepAccount({ users: { restore: () => Promise.reject(refused('staff')) } });
    await expect(broken).rejects.toThrow('Refused.');
  });
});

describe('a recurring gift whose payment failed', () => {
  const retry = { next_attempt_at: '2026-12-03T10:00:00.000Z', last_failure: null };

  it('does not look as if it were merely active', () => {
    const plan = { status: 'active', pause_reason: null, retry: null } as Recurring;
    expect(stateOf(plan).key).toBe('planActive');
    expect(stateOf({ ...plan, retry })).toEqual({ key: 'planRetrying', look: 'chip asks' });
  });

  it.each([
    ['CARD_EXPIRED', true],
    ['NOT_CONFIRMED', true],
    ['LIMIT_EXCEEDED', false],
    ['INVALID_CHARITY', false],
    ['VALIDATION_ERROR', false],
  ])('asks for another way to pay after %s: %s', (code, asks) => {
    const failed = { ...retry, last_failure: { code, message: '' } };
    expect(asksForSource({ status: 'active', retry: failed } as Recurring)).toBe(asks);
  });

  it.each([...Object.keys(FAILURES), ...Object.keys(DECLINES), 'LIMIT_EXCEEDED', 'INVALID_CHARITY'])(
    'says why: %s',
    (code) => {
      expect(failureKey(code)).not.toBe('failedOther');
    },
  );
});

describe('amounts are shown digit by digit', () => {
  it.each([
    ['25.00', 'USD', 'en', '$25.00'],
    ['1234567890123456.78', 'USD', 'en', '$1,234,567,890,123,456.78'],
    ['1200', 'JPY', 'en', '¥1,200'],
    ['0.000000000000000001', 'ETH', 'en', '0.000000000000000001 ETH'],
    ['1.500000', 'USDC', 'de', '1,5 USDC'],
  ])('%s %s in %s', (amount, currency, language, shown) => {
    expect(showAmount(amount, currency, language)).toBe(shown);
  });
});

describe('a count of hours', () => {
  it.each([
    ['en', 0, '0 hours'],
    ['en', 0.5, '0.5 hours'],
    ['en', 1, '1 hour'],
    ['de', 1, '1 Stunde'],
    ['de', 1200, '1.200 Stunden'],
    ['es', 2, '2 horas'],
    ['es', 1_000_000, '1.000.000 de horas'],
  ])('in %s, %d are "%s"', (language, hours, text) => {
    expect(speak('my', language)('hoursCount', { hours })).toBe(text);
  });
});

describe('the way of a gift', () => {
  const at = '2026-11-26T12:00:00.000Z';
  const entry = { status: 'completed', amount: null, reason: null, detail: 'In English.', at };
  const stepOf = (changes: Partial<Donation['timeline'][number]>) => {
    const timeline = [{ ...entry, code: 'accepted' as const, ...changes }];
    return stepsOf({ currency: 'EUR', timeline } as Donation, 'de')[0];
  };
  it('is told by codes, with amounts in the language of the page and no English', () => {
    expect(stepOf({ code: 'partly_refunded', amount: '5.50' })).toEqual({
      key: 'stepPartlyRefunded',
      values: { amount: '5,50\u00a0€' },
      reason: undefined,
      at,
    });
  });
  it.each([
    ['failed', 'INSUFFICIENT_FUNDS', 'failedFunds'],
    ['refund_failed', 'TOO_LATE', 'refundTooLate'],
    ['debit_returned', 'R01', undefined],
  ] as const)('%s for %s has the reason %s', (code, reason, key) => {
    expect(stepOf({ code, reason })).toMatchObject({ reason: key });
  });
});

describe('the amounts of a gift add up to what the donor pays', () => {
  const fees = { total_fees: '1.66' };
  const gift = { amount: '25.00', net_amount: '23.34', total_charge: '25.00', fees };
  const covered = { ...gift, net_amount: '25.00', total_charge: '26.66' };
  it.each([
    ['fees taken from it', 'completed', gift, ['23.34', '1.66', '25.00'], 'youPaid'],
    ['covered fees', 'completed', covered, ['25.00', '1.66', '26.66'], 'youPaid'],
    ['a payment on its way', 'pending', gift, ['23.34', '1.66', '25.00'], 'youPay'],
  ] as const)('with %s', (_case, status, amounts, shown, total) => {
    const sum = sumOfGift({ ...amounts, status });
    expect(sum.map(([, amount]) => amount)).toEqual(shown);
    expect(sum.at(-1)?.[0]).toBe(total);
  });
  it('and a failed gift says nothing of a payment', () => {
    expect(sumOfGift({ ...gift, status: 'failed' })).toEqual([['amount', '25.00']]);
  });
});

describe('the amounts of a year add up to the total for tax records', () => {
  const year = { total_paid: '50.00', returned: '0.00', fees_kept: '0.00', contribution: '50.00' };
  it('without what did not happen', () => {
    expect(sumOfYear(year)).toEqual([['contribution', '50.00']]);
  });
  it('with what was taken off', () => {
    expect(sumOfYear({ ...year, returned: '9.00', fees_kept: '1.00', contribution: '40.00' })).toEqual([
      ['youPaid', '50.00'],
      ['returned', '-9.00'],
      ['feesKept', '-1.00'],
      ['contribution', '40.00'],
    ]);
  });
});

describe('the table of gifts', () => {
  const gift = { donation_id: 'donation_1', amount: '25.00', message: null } as ListedDonation;
  it('keeps amounts as they are and leaves empty what is not known', () => {
    const [head, row, end] = toCsv([gift]).split('\r\n');
    expect(head).toMatch(/^\uFEFFdonation_id,created_at,given_on,status,charity_id,amount,/);
    expect(row).toBe('donation_1,,,,,25.00,,,,,,,,,');
    expect(end).toBe('');
  });
  it('quotes what a donor wrote, and runs none of it', () => {
    const wrote = (message: string) => toCsv([{ ...gift, message }]).split('\r\n')[1];
    expect(wrote('For "you", Ada')).toContain(',"For ""you"", Ada"');
    expect(wrote('=1+1')).toContain(",'=1+1");
    expect(wrote('-5')).toContain(",'-5");
    expect(wrote('＝1+1')).toContain(",'＝1+1");
    expect(wrote('\n=1')).toContain(`,"'`);
  });
});

describe('after a change, a plan says when it gives next', () => {
  const plan = { next_date: null, status: 'active' } as Recurring;
  it('with the day in the language of the page', () => {
    const said = { key: 'nextGiftOn', values: { day: '27. Dezember 2026' } };
    expect(nextOf({ ...plan, next_date: '2026-12-27' }, 'skipped', 'de')).toEqual(said);
  });
  it.each([
    ['the end of the plan', { status: 'cancelled', paused_by: null }],
    ['the last gift', { status: 'completed', paused_by: null }],
  ] as const)('or that it does not, after %s', (_case, changes) => {
    expect(nextOf({ ...plan, ...changes }, 'cancelled', 'en')).toEqual({ key: 'noFurtherGifts' });
  });
  it('or until when it is paused, which the page repeats after no other change', () => {
    const paused = { ...plan, status: 'paused', paused_until: '2026-12-27' } as Recurring;
    const said = { key: 'noneUntil', values: { day: 'December 27, 2026' } };
    expect(nextOf(paused, 'paused', 'en')).toEqual(said);
    expect(nextOf({ ...paused, paused_until: null }, 'paused', 'en')).toEqual({ key: 'noneUntilResumed' });
    expect(nextOf(paused, 'amountChanged', 'en')).toBeUndefined();
  });
});

describe('a paused plan says until when', () => {
  const plan = { paused_by: 'donor', paused_until: null, pause_reason: null } as Recurring;
  it('with the day in the language of the page', () => {
    const said = { key: 'pausedUntilDay', values: { day: '27. Dezember 2026' } };
    expect(pauseOf({ ...plan, paused_until: '2026-12-27' }, 'de')).toEqual(said);
  });
  it.each([
    ['the donor', {}, 'pausedOpen'],
    ['the platform', { paused_by: 'platform' }, 'noneWhilePaused'],
    ['the platform, for the charity', { paused_by: 'platform', pause_reason: 'charity' }, 'pausedCharity'],
    ['the platform, for the card', { paused_by: 'platform', pause_reason: 'source' }, 'pausedSource'],
  ] as const)('or what ends the pause, if it was paused by %s', (_who, changes, key) => {
    expect(pauseOf({ ...plan, ...changes }, 'en')).toEqual({ key });
  });
});

describe('the sources that can pay a plan, those of its kind first', () => {
  const source = (id: string, kind: string, status = 'ready') =>
    ({ source_id: id, kind, status }) as PaymentSource;
  const all = [
    source('old', 'card'),
    source('card', 'card'),
    source('bank', 'ach'),
    source('broken', 'card', 'disabled'),
    source('wallet', 'wallet'),
  ];
  it.each([
    ['card', ['card', 'bank']],
    ['ach', ['bank', 'card']],
    ['crypto', ['wallet']],
  ] as const)('by %s', (method, ids) => {
    const plan = { payment_method: method, source: 'old' } as Recurring;
    expect(sourcesFor(plan, all).map(({ source_id: id }) => id)).toEqual(ids);
  });
});

it('a list ends with its last entry', () => {
  expect(nextOffset({ total: 45, offset: 20 }, Array(20))).toBe(40);
  expect(nextOffset({ total: 40, offset: 20 }, Array(20))).toBeUndefined();
  expect(nextOffset({ total: 45, offset: 40 }, [])).toBeUndefined();
});

it("the page about one's data names the periods of the rules", () => {
  expect(pages.ERASURE_DAYS).toBe(ERASURE_DAYS);
  expect(pages.EXPORT_DAYS).toBe(EXPORT_DAYS);
});

it('the forms for keys and applications offer what the API allows', () => {
  expect([...SCOPES].sort()).toEqual([...access.SCOPES].sort());
  expect(OPERATORS_SCOPES).toEqual(applications.OPERATORS_SCOPES);
  expect(MAX_UNREVIEWED_USERS).toBe(applications.MAX_UNREVIEWED_USERS);
});
