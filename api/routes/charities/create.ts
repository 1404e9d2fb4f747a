import { createCharity } from '../../../operations/charities/create-charity';
import { GivingError } from '../../../domain/errors';
import { mayChangeGuarded } from '../../policies/charity';
import { defineRoute } from '../../route';
import { readEdits } from './edits';
import { presentOne } from './present';
import { charitySchema } from './schema';
import { charityRequestSchema } from './write-schema';

export const createCharityRoute = defineRoute({
  method: 'post',
  path: '/v1/charities',
  operationId: 'createCharity',
  tag: 'Charities',
  summary: 'Create a charity and become its member',
  description:
    'The charity is listed and can receive gifts once it is verified. If a charity with this EIN exists, the answer is 409. Then ask its members for an invitation.',
  scope: 'charities:write',
  stepUp: ['wallet_address'],
  body: charityRequestSchema,
  success: { status: 201, description: 'The charity', schema: charitySchema },
  errors: ['CONFLICT'],
  async handle({ db, body, actor, config, now }) {
    const { name, ein = null, ...rest } = body;
    if (rest.wallet_address !== undefined && !mayChangeGuarded(actor)) throw walletRefusal();
    const charity = await createCharity(db, {
      name,
      ein,
      edits: readEdits(rest, config),
      environment: config.environment,
      byUserId: actor.userId,
      at: now,
    });
    return presentOne(db, charity, { actor, member: true, config });
  },
});

function walletRefusal(): GivingError {
  return new GivingError(
    'FORBIDDEN',
    "An application's token may not set wallet_address. Use an API key or the platform's own pages.",
    { fields: ['wallet_address'] },
  );
}
