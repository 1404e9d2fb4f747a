import { z } from 'zod';
import { LINE_KINDS } from '../../../domain/statements/line';
import { currencyField, moneyField, pathId, timeField } from '../../fields';
import { fullProofFields } from '../receipt-log/schema';

export const STATEMENT_FORMATS = ['json', 'pdf', 'csv'] as const;

export const statementParams = z.object({
  charity_id: pathId,
  period: z.string().meta({
    description: 'A month or a year (UTC)',
    example: '2026-11',
    pattern: '^2[0-9]{3}(-(0[1-9]|1[0-2]))?$',
  }),
});

export const statementQuery = z.strictObject({
  format: z
    .enum(STATEMENT_FORMATS)
    .optional()
    .meta({ description: 'Defaults to the format that the `Accept` header prefers' }),
  currency: currencyField.optional().meta({ description: 'Only this currency. Required for `csv`.' }),
});

export const statementProofQuery = z.strictObject({ currency: currencyField });

const line = z.object({
  kind: z.enum(LINE_KINDS),
  id: z.string().meta({ description: 'The gift, refund, dispute, payout or write-off' }),
  donation_id: z.string().nullable(),
  posting: z.string().meta({ description: 'The kind of posting in the ledger' }),
  posting_id: z.string(),
  at: timeField,
  amount: moneyField.meta({ description: 'What the line adds to the balance. Negative if it takes away.' }),
  leaf_index: z
    .int()
    .nullable()
    .meta({ description: 'The leaf of the gift, refund or lost dispute in the receipt log' }),
  available_at: timeField
    .nullable()
    .meta({ description: 'Only for a gift: until then its money is `pending` in the balance' }),
  receipt: z.string().nullable().meta({ description: "The path of the gift's receipt" }),
});

export const statementSchema = z
  .object({
    charity_id: z.string(),
    period: z.string(),
    closed: z.boolean().meta({ description: 'true once the statement can never change' }),
    statements: z.array(
      z.object({
        currency: currencyField,
        opening_balance: moneyField,
        lines: z.array(line).meta({ description: 'Oldest first' }),
        closing_balance: moneyField,
      }),
    ),
  })
  .meta({ id: 'CharityStatement' });

export const statementProofSchema = z
  .object({ ...fullProofFields, later: z.array(z.object({})).meta({ description: 'Always empty' }) })
  .meta({ id: 'StatementProof' });
