import { z } from 'zod';
import { DOCUMENT_FORMATS } from '../../../domain/documents/content';
import { timeField } from '../../fields';

export const documentSchema = z
  .object({
    document_id: z.string(),
    format: z.enum(DOCUMENT_FORMATS).meta({ description: 'Detected from the content' }),
    bytes: z.int(),
    sha256: z.string().meta({ description: 'In hex' }),
    created_at: timeField,
  })
  .meta({ id: 'Document' });

/** The media type of each format. */
export const MEDIA_TYPES = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
