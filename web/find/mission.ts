import { sentenceCase } from '../common/sentence-case';

interface Described {
  name: string;
  description: string | null;
  location: { city: string | null };
}

/** A register's form refers to its own parts, such as "(CONTINUED ON SCHEDULE O)". Its readers do not have them. */
const FORM_PARTS =
  /^form 990(?:-ez)?\b[^:]*:|\s*[-–—]?\s*\(?\b(?:see|continued (?:on|in)|cont(?:'d|\.)? (?:on|in)) schedule o\b\)?\.?/gi;

/** Returns the description of a charity as plain sentences. Undefined if it has none. */
export function missionOf({ name, description, location }: Described): string | undefined {
  const text = description?.replace(FORM_PARTS, ' ').replace(/\s+/g, ' ').trim() ?? '';
  return text === '' ? undefined : sentenceCase(text, [name, location.city ?? '']);
}
