/** Compares an organization's name with the register's name for the same EIN. */
import { nameSimilarity } from './name-similarity';

export { nameSimilarity } from './name-similarity';

/** Two names that are at least this similar count as names of one organization. */
export const MATCHING_SIMILARITY = 0.85;

export type RegisterOutcome =
  'match' | 'name_differs' | 'not_deductible' | 'not_found' | 'no_number' | 'no_register_for_country';

export interface RegisteredFacts {
  name: string;
  deductibility: string | null;
}

/** Compares an organization with its register entry. A reviewer handles every outcome except `match`. */
export function judgeRegistration(
  entity: { name: string; ein: string | null; country: string | null },
  found: RegisteredFacts | undefined,
): { outcome: RegisterOutcome; similarity: number | null } {
  if (entity.country !== null && entity.country !== 'US') {
    return { outcome: 'no_register_for_country', similarity: null };
  }
  if (entity.ein === null) return { outcome: 'no_number', similarity: null };
  if (found === undefined) return { outcome: 'not_found', similarity: null };
  const similarity = nameSimilarity(entity.name, found.name);
  if (similarity < MATCHING_SIMILARITY) return { outcome: 'name_differs', similarity };
  return { outcome: found.deductibility === 'yes' ? 'match' : 'not_deductible', similarity };
}
