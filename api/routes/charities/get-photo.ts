import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { findPhoto } from '../../../db/queries/charities/photos';
import { notFound } from '../../../domain/errors';
import { Content } from '../../content';
import { defineRoute } from '../../route';
import { pathId } from '../../fields';

const FOR_EVER = 'public, max-age=31536000, immutable';

export const getPhoto = defineRoute({
  method: 'get',
  path: '/v1/photos/{photo_id}',
  operationId: 'getPhoto',
  tag: 'Charities',
  summary: 'Read the picture of a photograph',
  description: 'The content of an address never changes. Pages of any origin may show it.',
  scope: 'any',
  params: z.object({ photo_id: pathId }),
  success: {
    status: 200,
    description: 'The picture',
    schema: z.never(),
    media: { 'image/webp': 'The picture, without metadata' },
  },
  errors: ['NOT_FOUND'],
  async handle({ db, params, gateways }) {
    const photo = await findPhoto(db, params.photo_id);
    if (photo === undefined) throw notFound('photograph');
    const content = await buffer(gateways.documents.read(photo.storageKey));
    return new Content('image/webp', content, undefined, FOR_EVER);
  },
});
