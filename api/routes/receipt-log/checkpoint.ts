import { z } from 'zod';
import { Content } from '../../content';
import { defineRoute } from '../../route';
import { loadCosignedNote, loadNewestCheckpoint } from './load';

export const getCheckpoint = defineRoute({
  method: 'get',
  path: '/v1/receipt-log/checkpoint',
  operationId: 'getReceiptLogCheckpoint',
  tag: 'Receipt log',
  summary: 'Read the newest checkpoint of the receipt log',
  scope: 'any',
  success: {
    status: 200,
    description: 'A signed note (C2SP tlog-checkpoint) with the cosignatures of its witnesses',
    schema: z.never(),
    media: { 'text/plain': 'The signed note' },
  },
  errors: ['NOT_FOUND'],
  async handle({ db }) {
    const note = await loadCosignedNote(db, await loadNewestCheckpoint(db));
    return new Content('text/plain', note, undefined, 'public, max-age=1');
  },
});
