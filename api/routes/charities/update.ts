import { updateCharity } from '../../../operations/charities/update-charity';
import { defineRoute } from '../../route';
import { readEdits } from './edits';
import { loadEditableCharity } from './load';
import { presentOne } from './present';
import { charityParams, charitySchema } from './schema';
import { charityChangesSchema } from './write-schema';

export const updateCharityRoute = defineRoute({
  method: 'patch',
  path: '/v1/charities/{charity_id}',
  operationId: 'updateCharity',
  tag: 'Charities',
  summary: 'Edit a charity',
  description: 'For its members. Later imports of the register do not overwrite an edited charity.',
  scope: 'charities:write',
  stepUp: ['wallet_address'],
  params: charityParams,
  body: charityChangesSchema,
  success: { status: 200, description: 'The updated charity', schema: charitySchema },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, body, actor, now }) {
    const { id: charityId } = await loadEditableCharity(db, actor, params.charity_id);
    const charity = await updateCharity(db, { charityId, edits: readEdits(body), actor, at: now });
    return presentOne(db, charity, true);
  },
});
