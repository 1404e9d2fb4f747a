import { inTransaction } from '../../../db/database';
import { publicAddress } from '../../../domain/public-address';
import { sendGuestLink } from '../../../operations/guests/send-link';
import { defineRoute } from '../../route';
import { mayAskForLink } from './place';
import { linkRequestSchema, linkRequestedSchema } from './schema';

export const sendGuestSessionLink = defineRoute({
  method: 'post',
  path: '/v1/guest-sessions/link',
  operationId: 'sendGuestSessionLink',
  tag: 'Guest sessions',
  summary: 'Mail a link to the gifts and plans that guests made with an address',
  description:
    'The answer is the same for every address. The link works once, within an hour. Its page opens a session for all guests of the address. If an account has taken their gifts over, the mail leads to its sign-in instead. An address gets at most three mails an hour.',
  scope: 'any',
  body: linkRequestSchema,
  success: {
    status: 202,
    description: 'A link is mailed if the address has gifts',
    schema: linkRequestedSchema,
  },
  errors: [],
  async handle({ db, body: { email }, config, gateways: { secrets }, address, afterAnswer, now: at }) {
    if (await mayAskForLink(db, address)) {
      const issuer = publicAddress(config);
      afterAnswer((root) => inTransaction(root, (tx) => sendGuestLink(tx, { email, issuer, secrets, at })));
    }
    return { accepted: true as const };
  },
});
