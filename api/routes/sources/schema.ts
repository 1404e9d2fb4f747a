import { z } from 'zod';
import { PROCESSORS } from '../../../domain/charges/charge';
import { SOURCE_KINDS, SOURCE_STATES } from '../../../domain/sources/source';
import { idField, listEnvelope, textField, timeField } from '../../fields';
import { dependOn, describeSchema, requireFields } from '../../describe';
import { faultBetween } from '../../faults';

const kind = z.enum(SOURCE_KINDS).meta({
  description: 'card, ach (a bank account of any country) or wallet',
});

export const sourceRequestSchema = z
  .strictObject({
    kind,
    processor_token: textField(255).min(1).optional().meta({
      description:
        "The token that the processor's own form or SDK returned. In a sandbox, a source of `GET /v1/sandbox`. Without a token, a `setup` begins at the processor.",
    }),
    address: textField(100).min(1).optional().meta({ description: 'The public address of a wallet' }),
    default: z.boolean().default(false).meta({
      description:
        'A default source pays gifts of its kind that name no source. The first saved source of a kind becomes the default, unless an application added it.',
    }),
    save: z.boolean().default(true).meta({
      description: 'A source that is not saved pays one gift and is not listed',
    }),
  })
  .refine(
    ({ default: isDefault, save }) => save || !isDefault,
    faultBetween('default', 'conflict', 'is for sources that are saved', ['default', 'save']),
  )
  .refine(
    ({ kind: of, address }) => of === 'wallet' || address === undefined,
    faultBetween('address', 'not_allowed', 'is for wallets', ['kind', 'address']),
  )
  .refine(
    ({ address, processor_token: token }) => address === undefined || token === undefined,
    faultBetween('processor_token', 'conflict', 'cannot be combined with address', [
      'address',
      'processor_token',
    ]),
  )
  .meta({
    id: 'PaymentSourceRequest',
    ...describeSchema(
      dependOn('kind', [
        { of: SOURCE_KINDS.filter((of) => of !== 'wallet'), forbids: ['address'] },
        { of: ['wallet'] },
      ]),
      {
        if: requireFields('address'),
        then: { properties: { processor_token: { not: {} } } },
      },
    ),
  });

export const sourceChangesSchema = z
  .strictObject({ default: z.boolean() })
  .meta({ id: 'PaymentSourceChanges' });

export const sourceRemovalQuery = z.strictObject({
  replace_with: idField('source')
    .optional()
    .meta({ description: 'A source of the same kind, which takes over the recurring gifts' }),
});

const setupSchema = z
  .object({
    processor: z.enum(PROCESSORS),
    publishable_key: z.string(),
    client_secret: z.string(),
  })
  .meta({ id: 'PaymentSourceSetup', description: "What the processor's form needs to finish the setup" });

export const sourceSchema = z
  .object({
    source_id: z.string(),
    kind,
    status: z.enum(SOURCE_STATES).meta({
      description: 'requires_action: finish the setup. disabled: it cannot pay any more, so add another one.',
    }),
    brand: z.string().nullable().meta({ example: 'visa' }),
    last4: z.string().nullable().meta({ example: '4242' }),
    exp_month: z.int().nullable(),
    exp_year: z.int().nullable(),
    bank_name: z.string().nullable(),
    address: z.string().nullable(),
    default: z.boolean().meta({ description: 'Pays gifts of this kind that name no source' }),
    setup: setupSchema.nullable().meta({ description: 'null unless the setup must be finished' }),
    created_at: timeField,
  })
  .meta({ id: 'PaymentSource' });

export const sourceListSchema = listEnvelope('payment_sources', sourceSchema).meta({
  id: 'PaymentSourceList',
});
