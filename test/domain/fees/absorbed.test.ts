/** A charity can take on its platform fees, its processing fees, or both. The gift then does not bear them. */
import { quoteFees, type QuoteRequest } from '../../../domain/fees/quote';

const request: QuoteRequest = {
  amount: { currency: 'USD', minor: 10_000n },
  method: 'card',
  tier: 'standard',
};

it.each([
  [true, true, { total: 0n, absorbed: [250n, 320n], net: 10_000n }],
  [true, false, { total: 320n, absorbed: [250n, 0n], net: 9_680n }],
  [false, true, { total: 250n, absorbed: [0n, 320n], net: 9_750n }],
  [false, false, { total: 570n, absorbed: [0n, 0n], net: 9_430n }],
])('platform fees: %s, processing fees: %s', (platform, processing, expected) => {
  const quote = quoteFees({ ...request, absorbs: { platform, processing } });
  expect({
    total: quote.totalFeesMinor,
    absorbed: [quote.absorbedPlatformMinor, quote.absorbedProcessingMinor],
    net: quote.netMinor,
  }).toEqual(expected);
  expect([quote.platformMinor, quote.processingMinor]).toEqual([
    platform ? 0n : 250n,
    processing ? 0n : 320n,
  ]);
});

it('absorbed fees do not raise a grossed-up charge', () => {
  const charge = (absorbs: { platform: boolean; processing: boolean }) =>
    quoteFees({ ...request, grossUp: true, absorbs }).totalChargeMinor;
  expect(charge({ platform: true, processing: true })).toBe(10_000n);
  expect(charge({ platform: false, processing: true })).toBe(10_256n);
  expect(charge({ platform: false, processing: false })).toBe(10_602n);
});
