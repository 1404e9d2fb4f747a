import { type z } from 'zod';
import { type PaymentMethod, type Quote } from '../../domain/fees/quote';
import { type Money, toNumber } from '../../domain/money';
import { presentClaimed } from './gift';
import { type quoteSchema } from '../routes/fees/schema';

const MILLION = 1_000_000;

/** Presents a quote for the `/api/v1` routes, which give money as JSON numbers. */
export function presentQuote(
  { currency, minor }: Money,
  method: PaymentMethod,
  { quote, isClaimed }: { quote: Quote; isClaimed: boolean },
): z.input<typeof quoteSchema> {
  const number = (each: bigint) => toNumber({ currency, minor: each });
  return {
    currency,
    payment_method: method,
    breakdown: {
      donation_amount: number(minor),
      platform_fee: number(quote.platformMinor),
      processing_fee: number(quote.processingMinor),
      additional_fees: number(quote.additionalMinor),
      total_fees: number(quote.totalFeesMinor),
      net_amount: number(quote.netMinor),
    },
    total_charge: number(quote.totalChargeMinor),
    absorbed: {
      platform_fee: number(quote.absorbedPlatformMinor),
      processing_fee: number(quote.absorbedProcessingMinor),
      total_fees: number(quote.absorbedPlatformMinor + quote.absorbedProcessingMinor),
    },
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
