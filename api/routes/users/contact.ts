import { acceptTerms } from '../../../operations/users/terms';
import { confirmPhone } from '../../../operations/users/phone';
import { findPhoneCode } from '../../../db/queries/users/phones';
import { findUser } from '../../../db/queries/access/accounts';
import { requireRow } from '../../../domain/errors';
import { SANDBOX_TERMS_PATH } from '../../../domain/users/terms';
import { publicAddress } from '../../../domain/public-address';
import { checkPhoneCode, sendPhoneCode } from '../../ask-phone-vendor';
import { route, routes } from '../../route';
import { loadProfile } from './load';
import { profileSchema } from './schema';
import {
  phoneCodeSchema,
  phoneConfirmationSchema,
  phoneRequestSchema,
  termsRequestSchema,
  termsSchema,
} from './contact-schema';

/** The phone that a user confirms, and the terms that they accept. */
export const contactRoutes = routes('Users', {
  sendPhoneCode: route('POST /v1/users/me/phone', {
    summary: 'Send a code to a phone of the calling user',
    description:
      'The code works for 10 minutes and 5 tries. A user gets 3 codes a day. In a sandbox nothing is sent, and the code is `000000`. A phone that was confirmed before stays until the code of the new one arrives.',
    scope: 'any',
    apiKeyOnly: 'account:manage',
    applications: 'closed',
    body: phoneRequestSchema,
    success: { status: 202, description: 'The code is on its way', schema: phoneCodeSchema },
    errors: ['CONFLICT', 'SERVICE_UNAVAILABLE'],
    async prepare(request) {
      const { db, body, actor, outsideId } = request;
      const { locale: language } = requireRow(await findUser(db, actor.userId), actor.userId);
      const order = { codeId: outsideId('phonecode'), userId: actor.userId, phone: body.phone, language };
      await sendPhoneCode(request, order);
      return order.codeId;
    },
    async handle({ db }, codeId) {
      const { phone, expiresAt } = requireRow(await findPhoneCode(db, codeId), codeId);
      return { phone, expires_at: expiresAt.toISOString() };
    },
  }),

  confirmPhone: route('POST /v1/users/me/phone/confirm', {
    summary: 'Confirm a phone by the code that was sent to it',
    description:
      '400 on `code` if it is wrong or has expired. 429 with `details.reason` `phone_code_tries` once its tries are used up.',
    scope: 'any',
    apiKeyOnly: 'account:manage',
    applications: 'closed',
    body: phoneConfirmationSchema,
    success: { status: 200, description: 'The user with the confirmed phone', schema: profileSchema },
    errors: ['CONFLICT', 'SERVICE_UNAVAILABLE'],
    prepare: (request) => checkPhoneCode(request, { userId: request.actor.userId, code: request.body.code }),
    async handle({ db, act, actor }, codeId) {
      await confirmPhone(act, codeId);
      return loadProfile(db, actor, act.at);
    },
  }),

  acceptTerms: route('POST /v1/users/me/terms', {
    summary: 'Accept the terms in force',
    description: '409 with `details.reason` `other_version` and `details.version` for any other version.',
    scope: 'any',
    apiKeyOnly: 'account:manage',
    applications: 'closed',
    body: termsRequestSchema,
    success: { status: 200, description: 'The user with the accepted terms', schema: profileSchema },
    errors: ['CONFLICT'],
    async handle({ db, act, actor, body, config }) {
      await acceptTerms(act, { userId: actor.userId, version: body.version, terms: config.terms });
      return loadProfile(db, actor, act.at);
    },
  }),
});

/** Pages show these before somebody signs in. */
export const termsRoutes = routes('Users', {
  getTerms: route('GET /v1/terms', {
    summary: 'Read which terms are in force',
    scope: 'any',
    success: { status: 200, description: 'Their version and address', schema: termsSchema },
    handle({ config }) {
      const { version, url = `${publicAddress(config)}${SANDBOX_TERMS_PATH}` } = config.terms;
      return Promise.resolve({ version, url });
    },
  }),
});
