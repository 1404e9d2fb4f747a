import { sentenceCase } from '../common/sentence-case';

interface Described {
  name: string;
  description: string | null;
  location: { city: string | null };
}

/** What a charity says about itself. Undefined if it says nothing. */
export function missionOf({ name, description, location }: Described): string | undefined {
  return description === null ? undefined : sentenceCase(description, [name, location.city ?? '']);
}
