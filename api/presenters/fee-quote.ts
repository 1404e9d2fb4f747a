import { type z } from 'zod';
import { type PaymentMethod, type Quote } from '../../domain/fees/quote';
import { type Money } from '../../domain/money';
import { presentExactly } from './exact';
import { presentClaimed } from './gift';
import { type quoteSchema } from '../routes/fees/schema';

const MILLION = 1_000_000;

/** Presents a quote for the `/api/v1` routes, which give money as JSON numbers. Each amount of the breakdown, the total and `absorbed` has its exact text beside it. */
export function presentQuote(
  { currency, minor }: Money,
  method: PaymentMethod,
  { quote, isClaimed }: { quote: Quote; isClaimed: boolean },
): z.input<typeof quoteSchema> {
  const exactly = <Amounts extends Record<string, bigint>>(amounts: Amounts) =>
    presentExactly(currency, amounts);
  return {
    currency,
    payment_method: method,
    breakdown: exactly({
      donation_amount: minor,
      platform_fee: quote.platformMinor,
      processing_fee: quote.processingMinor,
      additional_fees: quote.additionalMinor,
      total_fees: quote.totalFeesMinor,
      net_amount: quote.netMinor,
    }),
    ...exactly({ total_charge: quote.totalChargeMinor }),
    absorbed: exactly({
      platform_fee: quote.absorbedPlatformMinor,
      processing_fee: quote.absorbedProcessingMinor,
      total_fees: quote.absorbedPlatformMinor + quote.absorbedProcessingMinor,
    }),
    rates: {
      platform_rate: Number(quote.platformPpm) / MILLION,
      processing_rate: Number(quote.processingPpm) / MILLION,
      processing_fixed: Number(quote.processingFixedMicros) / MILLION,
    },
    organization_tier: quote.tier,
    fee_schedule: quote.scheduleVersion,
    ...presentClaimed(isClaimed),
  };
}
