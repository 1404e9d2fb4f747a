import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { MAX_PHOTO_BYTES, PHOTO_FORMATS, PHOTO_LIMITS } from '../../../domain/charities/photos';
import { type FieldFault, validationError } from '../../../domain/errors';
import { publicAddress } from '../../../domain/public-address';
import { type DocumentStore, type StoredDocument } from '../../../gateways/documents/document-store';
import { encodePhoto, type PhotoFault } from '../../../gateways/documents/photo-encoder';
import { addPhoto, removePhoto } from '../../../operations/charities/photos';
import { textField } from '../../fields';
import { required } from '../../middleware/state';
import { presentPhoto } from '../../presenters/charity';
import { route, routes } from '../../route';
import { loadCharity } from '../../access/charities';
import { photoSchema } from './schema';

const FAULTS: Record<PhotoFault, Omit<FieldFault, 'field'>> = {
  format: { code: 'format', message: 'is not a JPEG, PNG or WebP picture' },
  damaged: { code: 'format', message: 'is damaged or incomplete' },
  pixels: {
    code: 'too_large',
    message: `has more than ${PHOTO_LIMITS.pixels.toLocaleString('en-US')} pixels`,
    limit: PHOTO_LIMITS.pixels,
  },
};

export const photoRoutes = routes('Charities', {
  addCharityPhoto: route('POST /v1/charities/{charity_id}/photos', {
    summary: 'Upload a photograph of a charity',
    description:
      'For members. The body is the picture itself, at most 10 MiB and 40 megapixels. The platform re-encodes it as WebP, at most 2,048 pixels on the longer side, and drops its metadata, such as the place where it was taken. A charity has at most 12 photographs.',
    scope: 'charities:write',
    query: z.strictObject({
      caption: textField(PHOTO_LIMITS.captionLength).trim().min(1).optional().meta({
        description: 'What the photograph shows, for people who do not see it',
      }),
    }),
    upload: {
      maxBytes: MAX_PHOTO_BYTES,
      mediaTypes: [...PHOTO_FORMATS.map((format) => `image/${format}`), 'application/octet-stream'],
    },
    success: { status: 201, description: 'The photograph', schema: photoSchema },
    errors: ['LIMIT_EXCEEDED'],
    async prepare({ db, params, actor, upload, gateways }) {
      await loadCharity(db, actor, params.charity_id, 'edit');
      return replaceByEncoded(gateways.documents, required(upload, 'the upload'));
    },
    async handle({ act, db, params, query, actor, config }, photo) {
      const { id: charityId } = await loadCharity(db, actor, params.charity_id, 'edit');
      const { caption = null } = query;
      const added = await addPhoto(act, { ...photo, charityId, userId: actor.userId, caption });
      return presentPhoto(added, publicAddress(config));
    },
  }),

  removeCharityPhoto: route('DELETE /v1/charities/{charity_id}/photos/{photo_id}', {
    summary: 'Remove a photograph of a charity',
    description: 'For members. The platform no longer serves it. Caches of others may keep it.',
    scope: 'charities:write',
    success: { status: 200, description: 'The removed photograph', schema: photoSchema },
    async handle({ act, db, params, actor, config }) {
      const { id: charityId } = await loadCharity(db, actor, params.charity_id, 'edit');
      const photo = await removePhoto(act, { id: params.photo_id, charityId });
      return presentPhoto(photo, publicAddress(config));
    },
  }),
});

/** Replaces the uploaded file with its re-encoded picture. Keeps the key, so that a refusal removes the picture. */
async function replaceByEncoded(documents: DocumentStore, { key }: StoredDocument) {
  const encoded = await encodePhoto(await buffer(documents.read(key)));
  if (typeof encoded === 'string') throw validationError([{ field: 'body', ...FAULTS[encoded] }]);
  const { content, width, height } = encoded;
  const { bytes } = await documents.replace(key, content);
  return { storageKey: key, bytes, width, height };
}
