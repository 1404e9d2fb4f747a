/** Joins facts to one line, such as "Verified · Education · Denver, CO". Leaves out empty ones. No line begins with a dot. */
export function lineOf(facts: string[]): string {
  return facts.filter((fact) => fact !== '').join('\u00a0· ');
}

interface Place {
  city: string | null;
  state: string | null;
  country: string | null;
}

/** Shows a place, such as "Denver, CO". Leaves out what is unknown, and the country if it is the United States. */
export function placeOf({ city, state, country }: Place): string {
  return [city, state, country === 'US' ? null : country].filter((part) => part !== null).join(', ');
}
