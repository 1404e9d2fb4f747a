/** What may be had as JSON or, for print, as PDF. */
import { z } from 'zod';

export const formatParameter = z
  .enum(['json', 'pdf'])
  .optional()
  .meta({ description: 'By default what the `Accept` header likes best' });

export const PDF = { 'application/pdf': 'The same for print' };

/** Whether it is to be printed: the query says so, or else the `Accept` header. */
export function wantsPdf(
  format: 'json' | 'pdf' | undefined,
  preferred: (mediaTypes: string[]) => string | undefined,
): boolean {
  if (format !== undefined) return format === 'pdf';
  return preferred(['application/json', 'application/pdf']) === 'application/pdf';
}
