import { publicAddress } from '../../../domain/public-address';
import { removePhoto } from '../../../operations/charities/remove-photo';
import { presentPhoto } from '../../presenters/charity';
import { defineRoute } from '../../route';
import { loadEditableCharity } from './load';
import { photoParams, photoSchema } from './schema';

export const removeCharityPhoto = defineRoute({
  method: 'delete',
  path: '/v1/charities/{charity_id}/photos/{photo_id}',
  operationId: 'removeCharityPhoto',
  tag: 'Charities',
  summary: 'Remove a photograph of a charity',
  description: 'For members. The platform no longer serves it. Caches of others may keep it.',
  scope: 'charities:write',
  params: photoParams,
  success: { status: 200, description: 'The removed photograph', schema: photoSchema },
  errors: ['CHARITY_NOT_FOUND', 'NOT_FOUND'],
  async handle({ db, params, actor, config, now }) {
    const { id: charityId } = await loadEditableCharity(db, actor, params.charity_id);
    const photo = await removePhoto(db, { id: params.photo_id, charityId, at: now });
    return presentPhoto(photo, publicAddress(config));
  },
});
