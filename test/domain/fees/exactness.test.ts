/** The engine against decimal arithmetic that shares nothing with it. */
import fc from 'fast-check';
import { quoteFees, type QuoteRequest } from '../../../domain/fees/quote';
import { CURRENCIES, CURRENCY_CODES } from '../../../domain/money';
import { sizeOf } from '../../support/large';
import { CHANGED_CURRENCIES, exactFee, exactFees, PRINTED_METHODS, PRINTED_RATES } from './exact-decimal';

const TIERS = Object.keys(PRINTED_RATES) as (keyof typeof PRINTED_RATES)[];
const AMOUNTS = 1_000_000;
/** Every tier with every method and option. The first is a card in the standard tier. */
const TABLE = TIERS.flatMap((tier) => PRINTED_METHODS.map((printed) => ({ tier, printed })));
jest.setTimeout(sizeOf({ usual: 120_000, large: 600_000 }));

const listed = new Map<string, Float64Array>();

/** Lists the exact fee of every amount, in cents, once for each rate. A double holds each fee exactly. */
function listExact(rate: [string, string]): Float64Array {
  const known = listed.get(rate.join());
  if (known !== undefined) return known;
  const fees = new Float64Array(AMOUNTS + 1);
  for (let minor = 1; minor <= AMOUNTS; minor++) {
    fees[minor] = Number(exactFee({ digits: BigInt(minor), scale: 2 }, rate, 2));
  }
  listed.set(rate.join(), fees);
  return fees;
}

it.each(
  sizeOf({ usual: TABLE.slice(0, 1), large: TABLE }).map((row) => [row.tier, row.printed.name, row] as const),
)('every amount from 0.01 to 10,000.00 in the tier %s by %s', (_tier, _method, { tier, printed }) => {
  const exact = [[PRINTED_RATES[tier], '0'] as [string, string], printed.processing, printed.additional];
  const [platforms, processings, additionals] = exact.map(listExact);
  const different: number[] = [];
  for (let minor = 1; minor <= AMOUNTS; minor++) {
    const amount = { currency: 'USD' as const, minor: BigInt(minor) };
    const quote = quoteFees({ amount, method: printed.method, tier, ...printed.options });
    const platform = platforms?.[minor] ?? NaN;
    const processing = processings?.[minor] ?? NaN;
    const additional = additionals?.[minor] ?? NaN;
    const agrees =
      Number(quote.platformMinor) === platform &&
      Number(quote.processingMinor) === processing &&
      Number(quote.additionalMinor) === additional &&
      Number(quote.totalFeesMinor) === platform + processing + additional &&
      Number(quote.netMinor) === minor - platform - processing - additional;
    if (!agrees) different.push(minor);
  }
  expect(different).toEqual([]);
});

/** A method and tier for each amount, so that a run of amounts has all of them. */
const ROWS = BigInt(TABLE.length);

it.each(CHANGED_CURRENCIES)('every amount in %s, by all methods and tiers in turn', (currency) => {
  const { decimals } = CURRENCIES[currency];
  const different: bigint[] = [];
  const most = BigInt(sizeOf({ usual: 5_000, large: AMOUNTS }));
  for (let minor = 1n; minor <= most; minor += 1n) {
    const row = TABLE[Number(minor % ROWS)];
    if (row === undefined) throw new Error('there is no such row');
    const { tier, printed } = row;
    const quote = quoteFees({
      amount: { currency, minor },
      method: printed.method,
      tier,
      ...printed.options,
    });
    const [platform, processing, additional] = exactFees({ minor, currency, decimals }, row);
    const agrees =
      quote.platformMinor === platform &&
      quote.processingMinor === processing &&
      quote.additionalMinor === additional &&
      quote.totalFeesMinor === platform + processing + additional &&
      quote.netMinor === minor - quote.totalFeesMinor;
    if (!agrees) different.push(minor);
  }
  expect(different).toEqual([]);
});

it('any amount of any currency in all tiers and methods, to its own minor unit', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CURRENCY_CODES),
      fc.bigInt({ min: 1n, max: 10n ** 26n }),
      fc.constantFrom(...TIERS),
      fc.constantFrom(...PRINTED_METHODS),
      (currency, minor, tier, printed) => {
        const { decimals } = CURRENCIES[currency];
        const quote = quoteFees({
          amount: { currency, minor },
          method: printed.method,
          tier,
          ...printed.options,
        });
        expect([quote.platformMinor, quote.processingMinor, quote.additionalMinor]).toEqual(
          exactFees({ minor, currency, decimals }, { tier, printed }),
        );
      },
    ),
    { numRuns: 1_000 },
  );
});

const anyRequest = fc.record({
  currency: fc.constantFrom(...CURRENCY_CODES),
  minor: fc.bigInt({ min: 1n, max: 10n ** 24n }),
  tier: fc.constantFrom(...TIERS),
  printed: fc.constantFrom(...PRINTED_METHODS),
  coverFees: fc.boolean(),
  platform: fc.boolean(),
  processing: fc.boolean(),
});

function toRequest({
  currency,
  minor,
  tier,
  printed,
  coverFees,
  platform,
  processing,
}: AnyRequest): QuoteRequest {
  const absorbs = { platform, processing };
  return {
    amount: { currency, minor },
    method: printed.method,
    tier,
    ...printed.options,
    coverFees,
    absorbs,
  };
}

type AnyRequest = typeof anyRequest extends fc.Arbitrary<infer Value> ? Value : never;

it('parts sum to the total, net + fees = charge, and absorbing moves fees without changing them', () => {
  fc.assert(
    fc.property(anyRequest, (given) => {
      const request = toRequest(given);
      const quote = quoteFees(request);
      const plain = quoteFees({ ...request, absorbs: { platform: false, processing: false } });
      expect(quote.platformMinor + quote.processingMinor + quote.additionalMinor).toBe(quote.totalFeesMinor);
      expect(quote.netMinor + quote.totalFeesMinor).toBe(quote.totalChargeMinor);
      expect(given.coverFees ? quote.netMinor : quote.totalChargeMinor).toBe(given.minor);
      expect(quote.platformMinor + quote.absorbedPlatformMinor).toBe(plain.platformMinor);
      expect(quote.processingMinor + quote.absorbedProcessingMinor).toBe(plain.processingMinor);
      expect(given.platform ? quote.platformMinor : quote.absorbedPlatformMinor).toBe(0n);
      expect(given.processing ? quote.processingMinor : quote.absorbedProcessingMinor).toBe(0n);
    }),
    { numRuns: 1_000 },
  );
});

it('grossed up, the smallest charge of which exactly the amount is left after its own fees', () => {
  fc.assert(
    fc.property(anyRequest, (given) => {
      const request = { ...toRequest(given), coverFees: false };
      const { totalChargeMinor: charge, netMinor, totalFeesMinor } = quoteFees({ ...request, grossUp: true });
      const { currency } = given;
      const netOf = (minor: bigint) => quoteFees({ ...request, amount: { currency, minor } }).netMinor;
      expect(netMinor).toBe(given.minor);
      expect(charge).toBe(given.minor + totalFeesMinor);
      expect(netOf(charge)).toBe(given.minor);
      for (let less = 1n; less <= 12n && less < charge; less += 1n) {
        expect(netOf(charge - less) < given.minor).toBe(true);
      }
    }),
    { numRuns: 1_000 },
  );
});
