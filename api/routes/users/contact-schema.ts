import { z } from 'zod';
import { readPhone } from '../../../domain/users/phone';
import { fault } from '../../faults';
import { textField, timeField } from '../../fields';

export const phoneRequestSchema = z
  .strictObject({
    phone: textField(40)
      .refine(
        (text) => readPhone(text) !== undefined,
        fault('format', 'must be a phone number with its country, such as "+12025550123"'),
      )
      .transform((text) => readPhone(text) ?? text)
      .meta({ description: 'In E.164, and never a number that costs extra', example: '+12025550123' }),
  })
  .meta({ id: 'PhoneRequest' });

export const phoneCodeSchema = z
  .object({
    phone: z.string().meta({ description: 'In E.164' }),
    expires_at: timeField.meta({ description: 'Until then, the code confirms the phone' }),
  })
  .meta({ id: 'PhoneCode' });

export const phoneConfirmationSchema = z
  .strictObject({
    code: textField(10)
      .regex(/^[0-9]{4,10}$/, 'must be the digits of the code')
      .meta({ example: '000000' }),
  })
  .meta({ id: 'PhoneConfirmation' });

export const termsSchema = z
  .object({ version: z.string(), url: z.string().meta({ description: 'Where people read them' }) })
  .meta({ id: 'Terms' });

export const termsRequestSchema = z
  .strictObject({ version: textField(40).min(1).meta({ description: 'The one of `GET /v1/terms`' }) })
  .meta({ id: 'TermsRequest' });

/** What a user confirmed and accepted, in their profile. */
export const contactFields = {
  phone: z.string().nullable().meta({ description: 'The confirmed phone in E.164. null without one' }),
  phone_confirmed_at: timeField.nullable(),
  phone_code: phoneCodeSchema.nullable().meta({ description: 'A code that was sent and still works' }),
  terms: z
    .object({ version: z.string(), accepted_at: timeField })
    .nullable()
    .meta({ description: 'The terms that the user accepted last' }),
};
