import { findPersons } from '../../../db/queries/access/persons';
import { updateCharity } from '../../../operations/charities/update-charity';
import { mayChangeGuarded } from '../../policies/charity';
import { actingParty } from '../../policies/verification';
import { defineRoute } from '../../route';
import { readEdits } from './edits';
import { loadEditable } from './load';
import { presentOne } from './present';
import { charityParams, charitySchema } from './schema';
import { charityChangesSchema } from './write-schema';

export const updateCharityRoute = defineRoute({
  method: 'patch',
  path: '/v1/charities/{charity_id}',
  operationId: 'updateCharity',
  tag: 'Charities',
  summary: 'Edit a charity',
  description:
    'For members of the charity. Later imports do not overwrite an edited charity. If the charity is listed or verified, a ' +
    'new name, EIN, location or wallet address waits in `pending_changes` for a second person.',
  scope: 'charities:write',
  stepUp: ['wallet_address'],
  params: charityParams,
  body: charityChangesSchema,
  success: { status: 200, description: 'The charity with the values in force', schema: charitySchema },
  errors: ['CHARITY_NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, gateways, config, now }) {
    const { charity, member } = await loadEditable(db, actor, params.charity_id);
    const updated = await updateCharity(db, {
      charityId: charity.id,
      edits: readEdits(body, config),
      by: actingParty(
        actor,
        { type: 'organization', id: charity.id, isMember: member },
        await findPersons(db, actor),
      ),
      actor,
      mayChangeGuarded: mayChangeGuarded(actor),
      secrets: gateways.secrets,
      address: gateways.address,
      at: now,
    });
    return presentOne(db, updated, { actor, member, config, edited: true });
  },
});
