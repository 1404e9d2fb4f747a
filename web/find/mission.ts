import { sentenceCase } from '../common/sentence-case';

interface Described {
  name: string;
  description: string | null;
  location: { city: string | null };
}

/** Returns the description of a charity without a register's capitals. Undefined if it has none. */
export function missionOf({ name, description, location }: Described): string | undefined {
  return description === null ? undefined : sentenceCase(description, [name, location.city ?? '']);
}
