import { z } from 'zod';
import {
  ADDRESS_QUESTIONS,
  GIVE_FREQUENCIES,
  GIVE_LIMITS,
  type GiveSettings,
  amountOf,
} from '../../../domain/charities/give-settings';
import { CURRENCY_CODES, type Currency, fitsDecimals } from '../../../domain/money';
import { definedFields } from '../../defined-fields';
import { fault } from '../../faults';
import { amountField, currencyField, textField } from '../../fields';
import { describeSchema, HOST_PATTERN, LOOPBACK_PATTERN, UNIQUE } from '../../describe';

const ORIGIN_PATTERN = `^(https://${HOST_PATTERN.replaceAll('A-Z', '')}|http://${LOOPBACK_PATTERN})$`;

const suggestion = z.union([
  amountField,
  z.strictObject({ amount: amountField, label: textField(GIVE_LIMITS.labelLength).trim().min(1) }),
]);
const suggestions = z.array(suggestion).max(GIVE_LIMITS.amounts);
const ofCurrency = z.strictObject(
  Object.fromEntries(GIVE_FREQUENCIES.map((frequency) => [frequency, suggestions.optional()])),
);

const amounts = z
  .partialRecord(z.enum(CURRENCY_CODES), ofCurrency)
  .refine(
    (given) =>
      Object.entries(given).every(([currency, lists]) =>
        Object.values(lists)
          .flatMap((list) => list ?? [])
          .every((each) => fitsDecimals(amountOf(each), currency as Currency)),
      ),
    fault('format', 'has an amount with more decimals than its currency allows'),
  )
  .meta({
    description: `Suggested amounts by currency: \`{"USD": {"once": ["25.00"], "monthly": [{"amount": "10.00", "label": "A week of school meals"}]}}\`. At most ${GIVE_LIMITS.amounts} in each list`,
  });

/** The settings that everybody sees. */
export const giveSettingsFields = z.object({
  amounts,
  default_currency: currencyField,
  default_frequency: z.enum(GIVE_FREQUENCIES),
  ask_monthly: z.boolean().meta({ description: 'Whether the page asks, once, to make the gift monthly' }),
  address: z.enum(ADDRESS_QUESTIONS).meta({ description: 'Whether the page asks for a postal address' }),
  thank_you: z.string().nullable().meta({ description: 'What the donor reads after the gift' }),
});

export const giveSettingsRequest = z
  .strictObject({
    ...giveSettingsFields.shape,
    thank_you: textField(GIVE_LIMITS.thankYouLength).trim().min(1).nullable(),
    embed_origins: z
      .array(textField(253).meta(describeSchema({ pattern: ORIGIN_PATTERN })))
      .max(GIVE_LIMITS.embedOrigins)
      .refine(
        (origins) => new Set(origins).size === origins.length,
        fault('conflict', 'must not contain the same origin twice'),
      )
      .meta(UNIQUE)
      .meta({
        description:
          'Exact https origins, such as "https://www.example.org", whose pages may embed the form. A sandbox also takes http on this machine',
      }),
  })
  .partial()
  .meta({ description: 'Fields that are absent stay as they are' });

/** Reads the settings that a request changes. */
export function readGiveSettings(body: z.output<typeof giveSettingsRequest>): Partial<GiveSettings> {
  return definedFields({
    amounts: body.amounts,
    defaultCurrency: body.default_currency,
    defaultFrequency: body.default_frequency,
    askMonthly: body.ask_monthly,
    address: body.address,
    thankYou: body.thank_you,
    embedOrigins: body.embed_origins,
  });
}
