import { z } from 'zod';
import {
  type AccountKind,
  ACCOUNT_KINDS,
  ACCOUNT_STATUSES,
  DISABLED_REASONS,
  US_ACCOUNT_TYPES,
} from '../../../domain/payout-accounts/account';
import {
  hasIbans,
  isBic,
  isIban,
  isOtherNumber,
  isRoutingNumber,
  isUsNumber,
  OTHER_NUMBER,
  US_NUMBER,
  withoutSpaces,
} from '../../../domain/payout-accounts/numbers';
import { countryField, listEnvelope, nameField, textField, timeField } from '../../fields';
import { dependOn, describeSchema } from '../../describe';
import { fault, faultBetween } from '../../faults';

const MAX_HOLDER_LENGTH = 140;
const LONGEST_CLEARING_CODE = 35;
const LONGEST_WITH_SPACES = 64;

const bankFields = {
  routing_number: z
    .string()
    .refine(isRoutingNumber, 'must be a routing number of nine digits with a valid check digit')
    .meta({ pattern: '^[0-9]{9}$', example: '021000021' }),
  // The only text field that accepts digits that look like a card number. It is stored encrypted.
  account_number: z
    .string()
    .refine(
      isOtherNumber,
      `must have ${OTHER_NUMBER.leastLength} to ${OTHER_NUMBER.mostLength} letters, digits, spaces and hyphens`,
    )
    .meta({
      pattern: `^[0-9A-Za-z -]{${OTHER_NUMBER.leastLength},${OTHER_NUMBER.mostLength}}$`,
      example: '000123456789',
    }),
  account_type: z.enum(US_ACCOUNT_TYPES),
  iban: z
    .string()
    .max(LONGEST_WITH_SPACES)
    .overwrite(withoutSpaces)
    .refine(isIban, "must be an IBAN of its country's structure with valid check digits")
    .meta({ pattern: '^ *[A-Za-z] *[A-Za-z][0-9A-Za-z ]{13,}$', example: 'DE89370400440532013000' }),
  bic: z
    .string()
    .max(LONGEST_WITH_SPACES)
    .overwrite(withoutSpaces)
    .refine(
      isBic,
      'must be a BIC of 8 or 11 letters and digits with the code of a country as fifth and sixth',
    )
    .meta({ pattern: '^[0-9A-Za-z ]{8,}$', example: 'COBADEFFXXX' }),
  country: countryField
    .refine(
      (country) => !hasIbans(country),
      fault('not_allowed', 'has accounts with an IBAN: use the kind bank_iban'),
    )
    .meta({ example: 'CA' }),
  clearing_code: textField(LONGEST_CLEARING_CODE)
    .regex(/^[0-9A-Za-z-]+$/, 'must have only letters, digits and hyphens')
    .meta({ description: "The bank's number in its country, if banks there need one besides the BIC" }),
  holder_name: nameField(MAX_HOLDER_LENGTH).meta({
    description: "The holder's name. If it differs from the charity's name, a reviewer must accept it.",
  }),
};

type BankField = keyof typeof bankFields;

const REQUIRED: Record<AccountKind, readonly BankField[]> = {
  bank_us: ['routing_number', 'account_number', 'account_type', 'holder_name'],
  bank_iban: ['iban', 'bic', 'holder_name'],
  bank_other: ['country', 'bic', 'account_number', 'holder_name'],
  stripe: [],
};
const OPTIONAL: Record<AccountKind, readonly BankField[]> = {
  bank_us: [],
  bank_iban: [],
  bank_other: ['clearing_code'],
  stripe: ['holder_name'],
};

/** All kinds share one schema, so that a refusal names every wrong field of any kind. */
const requestSchema = z.strictObject({
  kind: z.enum(ACCOUNT_KINDS).meta({
    description: ACCOUNT_KINDS.map((kind) => `${kind} takes ${describeFields(kind)}.`).join(' '),
  }),
  ...z.object(bankFields).partial().shape,
});

function describeFields(kind: AccountKind): string {
  const optional = OPTIONAL[kind].map((field) => `optionally ${field}`);
  return [...REQUIRED[kind], ...optional].join(', ');
}

/** Returns the request's kind and fields. Ignores bad input, because other rules refuse it. */
function readKind(value: unknown): { kind: AccountKind | undefined; fields: Record<string, unknown> } {
  const fields = Object(value) as Record<string, unknown>;
  return { kind: ACCOUNT_KINDS.find((each) => each === fields.kind), fields };
}

const fieldNames = Object.keys(bankFields) as BankField[];

export const payoutAccountRequestSchema = fieldNames
  .reduce(
    (schema, field) =>
      schema
        .refine(
          (value) => hasRequired(value, field),
          faultBetween(field, 'required', 'is required', ['kind', field]),
        )
        .refine(
          (value) => hasNoOther(value, field),
          faultBetween(field, 'not_allowed', 'does not belong to this kind of account', ['kind']),
        ),
    requestSchema,
  )
  .refine(
    hasUsNumber,
    faultBetween(
      'account_number',
      'format',
      `must have ${US_NUMBER.leastDigits} to ${US_NUMBER.mostDigits} digits`,
      ['kind', 'account_number'],
    ),
  )
  .meta({
    id: 'PayoutAccountRequest',
    ...describeSchema(
      dependOn(
        'kind',
        ACCOUNT_KINDS.map((of) => ({
          of: [of],
          needs: REQUIRED[of],
          forbids: fieldNames.filter((name) => !REQUIRED[of].includes(name) && !OPTIONAL[of].includes(name)),
          fields:
            of === 'bank_us'
              ? { account_number: { pattern: `^[0-9]{${US_NUMBER.leastDigits},${US_NUMBER.mostDigits}}$` } }
              : {},
        })),
      ),
    ),
  });

function hasRequired(value: unknown, field: BankField): boolean {
  const { kind, fields } = readKind(value);
  return kind === undefined || !REQUIRED[kind].includes(field) || fields[field] !== undefined;
}

function hasNoOther(value: unknown, field: BankField): boolean {
  const { kind, fields } = readKind(value);
  if (kind === undefined || fields[field] === undefined) return true;
  return REQUIRED[kind].includes(field) || OPTIONAL[kind].includes(field);
}

function hasUsNumber(value: unknown): boolean {
  const { kind, fields } = readKind(value);
  const number = fields.account_number;
  return kind !== 'bank_us' || typeof number !== 'string' || isUsNumber(number);
}

export type PayoutAccountRequest = z.output<typeof payoutAccountRequestSchema>;

export const payoutAccountRefusalSchema = z
  .strictObject({ reason: textField(2_000).trim().min(1) })
  .meta({ id: 'PayoutAccountRefusal' });

export const payoutAccountSchema = z
  .object({
    account_id: z.string(),
    charity_id: z.string(),
    kind: z.enum(ACCOUNT_KINDS),
    status: z.enum(ACCOUNT_STATUSES),
    last4: z.string().meta({ description: 'The end of its number. Nobody is shown more of it.' }),
    country: z.string(),
    holder_accepted: z.boolean().meta({
      description:
        "false if the holder's name differs from the charity's. Nothing is paid to the account until a reviewer approves the charity's verification.",
    }),
    holder_name: z.string().optional().meta({ description: 'Only when reviewers and operators read it' }),
    asked_by: z.string(),
    created_at: timeField,
    confirmed_by: z.string().nullable(),
    effective_at: timeField
      .nullable()
      .meta({ description: 'End of the cooling-off. null until somebody confirms the account.' }),
    disabled_at: timeField.nullable(),
    disabled_reason: z.enum(DISABLED_REASONS).nullable(),
    payouts_enabled: z.boolean().meta({
      description:
        'false while Stripe does not pay to the account, because the onboarding is not finished or Stripe asks for more. Such an account cannot be confirmed or paid.',
    }),
    onboarding: z.object({ url: z.string(), expires_at: timeField }).optional().meta({
      description:
        "Stripe's page on which a member enters the bank. Only in the answers that made the link. It works once.",
    }),
  })
  .meta({ id: 'PayoutAccount' });

export const payoutAccountListSchema = listEnvelope('payout_accounts', payoutAccountSchema).meta({
  id: 'PayoutAccountList',
});
