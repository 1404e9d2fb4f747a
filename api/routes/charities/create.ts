import { createHash } from 'node:crypto';
import { type Config } from '../../../config';
import { type Charity, findCharityIdByEin, tryInsertCharity } from '../../../db/queries/charities/charities';
import { addMember } from '../../../db/queries/members/members';
import { GIFT_METHODS } from '../../../domain/gifts/gift';
import { GivingError, validationError } from '../../../domain/errors';
import { newId } from '../../../new-id';
import { NOWHERE } from '../../location';
import { defineRoute } from '../../route';
import { changeCharity } from './changes';
import { presentOne } from './present';
import { charitySchema } from './schema';
import { charityRequestSchema } from './write-schema';

export const createCharity = defineRoute({
  method: 'post',
  path: '/v1/charities',
  operationId: 'createCharity',
  tag: 'Charities',
  summary: 'Create a charity and become its member',
  description:
    'It is listed and can receive once it is verified. An EIN that is there already is 409: its members invite further ones.',
  scope: 'charities:write',
  body: charityRequestSchema,
  success: { status: 201, description: 'The charity', schema: charitySchema },
  errors: ['CONFLICT'],
  async handle({ db, body, actor, config, now }) {
    const { ein, wallet_address: walletAddress, ...changes } = body;
    const id = newId('charity');
    const empty = emptyCharity(id, body.name, now);
    const charity: Charity = {
      ...changeCharity(empty, changes, now),
      ein: ein ?? null,
      walletAddress: walletAddress ?? sandboxWallet(id, config),
    };
    if (!(await tryInsertCharity(db, charity))) {
      const existing = ein === undefined ? undefined : await findCharityIdByEin(db, ein);
      throw new GivingError('CONFLICT', 'There is a charity with this EIN already.', {
        charity_id: existing,
      });
    }
    await addMember(db, id, actor.userId, now);
    return presentOne(db, charity, true);
  },
});

/** Gifts of a sandbox move no money, so that any address will do there. */
function sandboxWallet(id: string, { environment }: Config): string {
  if (environment === 'production')
    throw validationError([{ field: 'wallet_address', message: 'is required' }]);
  return `0x${createHash('sha256').update(id).digest('hex').slice(0, 40)}`;
}

function emptyCharity(id: string, name: string, now: Date): Charity {
  return {
    id,
    ein: null,
    name,
    category: null,
    description: null,
    tags: [],
    ...NOWHERE,
    logo: null,
    rating: null,
    founded: null,
    verified: false,
    verificationLevel: null,
    trustScore: null,
    badges: [],
    walletAddress: '',
    source: 'member',
    listed: false,
    absorbPlatformFees: false,
    absorbProcessingFees: false,
    staffCount: null,
    annualBudgetDollars: null,
    paymentMethods: [...GIFT_METHODS],
    transparencyRating: null,
    autoAcceptHundredths: null,
    autoAcceptAfter: 0,
    createdAt: now,
    updatedAt: now,
  };
}
