/** Whether two credentials may be in the same hands. Each list has everybody who can use one of them. */
export function sharePerson(one: readonly string[], other: readonly string[]): boolean {
  return one.some((person) => other.includes(person));
}
