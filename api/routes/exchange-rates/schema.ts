import { z } from 'zod';
import { RATE_DECIMALS, RATE_ORIGINS, RATE_WHOLE_DIGITS } from '../../../domain/exchange-rates/rate';
import { currencyField, listEnvelope, pageQuery, textField, timeField } from '../../fields';
import { fault } from '../../faults';

const rateField = z
  .string()
  .max(RATE_WHOLE_DIGITS + RATE_DECIMALS + 1, {
    message: `must have at most ${RATE_WHOLE_DIGITS} digits before and ${RATE_DECIMALS} after the decimal point`,
    abort: true,
  })
  .regex(new RegExp(`^(0|[1-9][0-9]{0,${RATE_WHOLE_DIGITS - 1}})(\\.[0-9]{1,${RATE_DECIMALS}})?$`), {
    message: `must be a plain decimal string such as "1.0834", with at most ${RATE_WHOLE_DIGITS} digits before and ${RATE_DECIMALS} after the decimal point`,
    abort: true,
  })
  .refine((text) => /[1-9]/.test(text), fault('too_small', 'must be greater than zero', 0))
  .meta({
    description: 'How many of `to` one of `from` costs',
    example: '1.0834',
    pattern: `^(0\\.0*[1-9][0-9]*|[1-9][0-9]{0,${RATE_WHOLE_DIGITS - 1}}(\\.[0-9]{1,${RATE_DECIMALS}})?)$`,
  });

export const exchangeRateRequestSchema = z
  .strictObject({
    from: currencyField,
    to: currencyField,
    rate: rateField,
    date: z.iso.date().meta({ description: 'The rate counts from this UTC day until the next rate' }),
    reason: textField(500).min(1).meta({ description: 'Other operators can read it' }),
  })
  .meta({ id: 'ExchangeRateRequest' });

export const exchangeRateQuery = pageQuery.extend({
  currency: currencyField.optional().meta({ description: 'Only rates of this currency' }),
});

export const exchangeRateSchema = z
  .object({
    from: currencyField,
    to: z.literal('USD'),
    rate: z.string().meta({ description: 'The price of one unit in US dollars', example: '1.0834' }),
    date: z.iso.date().meta({ description: 'The UTC day from which the rate counts, until the next one' }),
    origin: z.enum(RATE_ORIGINS).meta({
      description:
        'initial: set by the installation; file, url: reference rates; operator: set by an operator',
    }),
    reason: z.string().nullable(),
    set_by: z.string().nullable().meta({ description: 'The operator’s user id' }),
    set_at: timeField.nullable(),
  })
  .meta({ id: 'ExchangeRate' });

export const exchangeRateListSchema = listEnvelope('exchange_rates', exchangeRateSchema).meta({
  id: 'ExchangeRateList',
});
