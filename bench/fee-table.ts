/**
 * Quotes every amount from 0.01 to 10,000.00 in every tier and method with every option. Compares fees and speed with
 * exact decimal arithmetic, which shares no code with `quoteFees`. Fails at the first difference.
 */
import { quoteFees } from '../domain/fees/quote';
import {
  exactFee,
  PRINTED_METHODS,
  PRINTED_RATES,
  type PrintedMethod,
} from '../test/domain/fees/exact-decimal';
import { row, say } from './figures';

const AMOUNTS = 1_000_000;

/** Lists the exact fee of every amount, in cents. A double holds each fee exactly. */
function listExact(rate: [string, string]): Float64Array {
  const fees = new Float64Array(AMOUNTS + 1);
  for (let minor = 1; minor <= AMOUNTS; minor++) {
    fees[minor] = Number(exactFee({ digits: BigInt(minor), scale: 2 }, rate, 2));
  }
  return fees;
}

interface Exact {
  platform: Float64Array;
  processing: Float64Array;
  additional: Float64Array;
}

type Tier = keyof typeof PRINTED_RATES;

function compare(tier: Tier, { name, method, options }: PrintedMethod, exact: Exact): void {
  for (let minor = 1; minor <= AMOUNTS; minor++) {
    const quote = quoteFees({ amount: { currency: 'USD', minor: BigInt(minor) }, method, tier, ...options });
    const platform = exact.platform[minor] ?? NaN;
    const processing = exact.processing[minor] ?? NaN;
    const additional = exact.additional[minor] ?? NaN;
    const agrees =
      Number(quote.platformMinor) === platform &&
      Number(quote.processingMinor) === processing &&
      Number(quote.additionalMinor) === additional &&
      Number(quote.totalFeesMinor) === platform + processing + additional &&
      Number(quote.netMinor) === minor - platform - processing - additional;
    if (!agrees) throw new Error(`${tier}, ${name}: the quote for ${minor} cents is wrong`);
  }
}

export async function benchFeeTable(): Promise<void> {
  const exactStart = performance.now();
  const tiers = Object.entries(PRINTED_RATES).map(([tier, rate]) => ({
    tier: tier as Tier,
    platform: listExact([rate, '0']),
  }));
  const methods = PRINTED_METHODS.map((printed) => ({
    printed,
    processing: listExact(printed.processing),
    additional: listExact(printed.additional),
  }));
  const exactFees = (tiers.length + 2 * methods.length) * AMOUNTS;
  const exactPerSecond = exactFees / ((performance.now() - exactStart) / 1_000);
  const start = performance.now();
  for (const { tier, platform } of tiers) {
    for (const { printed, processing, additional } of methods) {
      compare(tier, printed, { platform, processing, additional });
    }
  }
  const quotes = tiers.length * methods.length * AMOUNTS;
  const quotesPerSecond = quotes / ((performance.now() - start) / 1_000);
  say(
    `\n${quotes} quotes: ${tiers.length} tiers, ${methods.length} methods, 0.01 to 10,000.00 USD, all correct`,
  );
  row('quotes', `${quotesPerSecond.toFixed(0)}/s`);
  row('single fees, exact decimals', `${exactPerSecond.toFixed(0)}/s`);
  say(`quotes ÷ single fees: ${(quotesPerSecond / exactPerSecond).toFixed(2)}`);
}
