import { z } from 'zod';
import { PAYMENT_METHODS, type PaymentMethod } from '../../../domain/fees/quote';
import { ORGANIZATION_TIERS, TIERS } from '../../../domain/fees/schedule';
import {
  CURRENCIES,
  type Currency,
  CURRENCY_CODES,
  MoneyError,
  parseMoneyNumber,
} from '../../../domain/money';
import { withExact } from '../../exact-fields';
import { currencyField, textField, tooManyDecimals } from '../../fields';
import { claimFields } from '../gifts/schema';
import { dependOn, describeSchema } from '../../describe';
import { faultBetween } from '../../faults';

const LARGEST_AMOUNT = 1_000_000_000_000;

const flag = z.boolean().default(false);
const OTHER_CURRENCIES = 'more in JPY, SEK, NOK, DKK, PLN and INR';

const optionsSchema = z
  .strictObject({
    instant_payout: flag.meta({ description: `Adds 2.00, ${OTHER_CURRENCIES}` }),
    convert_crypto: flag.meta({ description: 'Adds 1% to convert crypto to fiat' }),
    international_card: flag.meta({ description: 'Adds 1.5%, cards only' }),
    currency_conversion: flag.meta({ description: 'Adds 1%, cards only' }),
    international_wire: flag.meta({
      description: `Adds 25.00 for a payout by international wire, ${OTHER_CURRENCIES}`,
    }),
    cover_fees: flag.meta({ description: 'The donor pays the fees on top of the amount' }),
    gross_up: flag.meta({
      description:
        'Like cover_fees, but computes the fees on the whole charge, so that exactly the amount is left after fees',
    }),
  })
  .prefault({});

export const quoteRequestSchema = z
  .strictObject({
    amount: z
      .number()
      .gt(0, 'must be greater than zero')
      .lt(LARGEST_AMOUNT, `must be less than ${LARGEST_AMOUNT}`)
      .meta({ description: 'May have as many decimals as the currency has', example: 100 }),
    currency: currencyField,
    payment_method: z.enum(PAYMENT_METHODS),
    organization_id: textField(64).min(1),
    options: optionsSchema,
  })
  .refine(amountFits, tooManyDecimals('amount'))
  .refine(
    (body) => !isToken(body) || methodOf(body) === undefined || methodOf(body) === 'crypto',
    faultBetween('payment_method', 'conflict', 'must be "crypto" for a token', [
      'currency',
      'payment_method',
    ]),
  )
  .refine(
    (body) => fits(body, 'convert_crypto', 'crypto'),
    faultBetween('options.convert_crypto', 'not_allowed', 'is only allowed for crypto', [
      'options',
      'payment_method',
    ]),
  )
  .refine(
    (body) => fits(body, 'international_card', 'card'),
    faultBetween('options.international_card', 'not_allowed', 'is only allowed for cards', [
      'options',
      'payment_method',
    ]),
  )
  .refine(
    (body) => fits(body, 'currency_conversion', 'card'),
    faultBetween('options.currency_conversion', 'not_allowed', 'is only allowed for cards', [
      'options',
      'payment_method',
    ]),
  )
  .meta({
    id: 'FeeQuoteRequest',
    ...describeSchema(
      dependOn('payment_method', [
        { of: ['card'], fields: { currency: ofKind('fiat'), options: withoutOptions('convert_crypto') } },
        { of: ['crypto'], fields: { options: withoutOptions('international_card', 'currency_conversion') } },
        {
          of: PAYMENT_METHODS.filter((method) => method !== 'card' && method !== 'crypto'),
          fields: {
            currency: ofKind('fiat'),
            options: withoutOptions('convert_crypto', 'international_card', 'currency_conversion'),
          },
        },
      ]),
    ),
  });

function ofKind(kind: 'fiat' | 'token') {
  return { enum: CURRENCY_CODES.filter((code) => CURRENCIES[code].kind === kind) };
}

function withoutOptions(...names: string[]) {
  return { properties: Object.fromEntries(names.map((name) => [name, { const: false }])) };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return Object(value) as Record<string, unknown>;
}

function methodOf(body: unknown): PaymentMethod | undefined {
  const { payment_method: method } = fieldsOf(body);
  return PAYMENT_METHODS.find((each) => each === method);
}

function currencyOf(body: unknown): Currency | undefined {
  const { currency } = fieldsOf(body);
  return typeof currency === 'string' && Object.hasOwn(CURRENCIES, currency)
    ? (currency as Currency)
    : undefined;
}

function isToken(body: unknown): boolean {
  const currency = currencyOf(body);
  return currency !== undefined && CURRENCIES[currency].kind === 'token';
}

/** Returns false if an option is on and does not fit the method. Another check refuses unknown methods. */
function fits(body: unknown, option: string, method: PaymentMethod): boolean {
  const isAsked = fieldsOf(fieldsOf(body).options)[option] === true;
  return !isAsked || methodOf(body) === undefined || methodOf(body) === method;
}

function amountFits(body: unknown): boolean {
  const { amount } = fieldsOf(body);
  const currency = currencyOf(body);
  if (typeof amount !== 'number' || !(amount > 0 && amount < LARGEST_AMOUNT) || currency === undefined) {
    return true;
  }
  try {
    parseMoneyNumber(amount, currency);
    return true;
  } catch (error) {
    if (error instanceof MoneyError) return false;
    throw error;
  }
}

const number = z.number().meta({ description: "In units of the quote's currency", example: 2.5 });
const usd = z.number().meta({ description: 'In US dollars', example: 2_500 });
const rate = z.number().meta({ description: 'A fraction: 0.025 is 2.5%', example: 0.025 });

export const quoteSchema = z
  .object({
    currency: currencyField,
    payment_method: z.enum(PAYMENT_METHODS),
    breakdown: z.object(
      withExact({
        donation_amount: number,
        platform_fee: number,
        processing_fee: number,
        additional_fees: number,
        total_fees: number,
        net_amount: number.meta({ description: 'Amount that reaches the charity' }),
      }),
    ),
    ...withExact({ total_charge: number.meta({ description: 'Amount that the donor pays' }) }),
    absorbed: z.object(withExact({ platform_fee: number, processing_fee: number, total_fees: number })).meta({
      description: 'Fees that the organization absorbs and owes. Not part of the breakdown.',
    }),
    rates: z.object({
      platform_rate: rate,
      processing_rate: rate,
      processing_fixed: number.meta({ description: "In units of the quote's currency", example: 0.3 }),
    }),
    organization_tier: z.enum(ORGANIZATION_TIERS),
    next_tier: z
      .object({
        tier: z.enum(TIERS),
        at_usd: usd.meta({ description: "The month's volume must be more than this", example: 10_000 }),
        this_month_usd: usd.meta({ description: 'The volume of this calendar month so far' }),
      })
      .nullable()
      .optional()
      .meta({
        description:
          'The tier above, which a calendar month earns for the next one. Only for members of the organization and operators. Null above the highest tier, and for a rate that an operator granted.',
      }),
    fee_schedule: z.string().meta({ description: 'The day on which the fee schedule took effect' }),
    ...claimFields,
  })
  .meta({ id: 'FeeQuote' });
