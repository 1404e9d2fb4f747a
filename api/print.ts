/** Chooses the format of resources that are available as JSON and as PDF. */
import { z } from 'zod';
import { type Database } from '../db/database';
import { findUser } from '../db/queries/access/accounts';
import { requireRow } from '../domain/errors';

export const formatParameter = z
  .enum(['json', 'pdf'])
  .optional()
  .meta({ description: 'Defaults to the format that the `Accept` header prefers' });

export const PDF = { 'application/pdf': 'The same content as a printable PDF' };

/** Returns true if the answer must be a PDF. The query parameter `format` wins over the `Accept` header. */
export function wantsPdf(
  format: 'json' | 'pdf' | undefined,
  preferred: (mediaTypes: string[]) => string | undefined,
): boolean {
  if (format !== undefined) return format === 'pdf';
  return preferred(['application/json', 'application/pdf']) === 'application/pdf';
}

/** Returns the reader's language, in which a PDF is printed. */
export async function languageOf(db: Database, { userId }: { userId: string }): Promise<string> {
  return requireRow(await findUser(db, userId), userId).locale;
}
