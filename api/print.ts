/** Chooses the format of resources that are available as JSON and as PDF. */
import { z } from 'zod';
import { type Config } from '../config';
import { publicAddress } from '../domain/public-address';
import { type Letterhead } from '../gateways/pdf/letterhead';

export const formatParameter = z
  .enum(['json', 'pdf'])
  .optional()
  .meta({ description: 'Defaults to the format that the `Accept` header prefers' });

export const PDF = { 'application/pdf': 'The same content as a printable PDF' };

/** The letterhead of this installation. */
export function letterheadOf(config: Pick<Config, 'publicUrl' | 'port'>): Letterhead {
  return { address: publicAddress(config) };
}

/** Returns true if the answer must be a PDF. The query parameter `format` wins over the `Accept` header. */
export function wantsPdf(
  format: 'json' | 'pdf' | undefined,
  preferred: (mediaTypes: string[]) => string | undefined,
): boolean {
  if (format !== undefined) return format === 'pdf';
  return preferred(['application/json', 'application/pdf']) === 'application/pdf';
}
