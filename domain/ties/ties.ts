/** Finds the people who are tied to each other. Nobody decides what somebody tied to them asks. See docs/rules/ties.md. */
import { shiftByDays } from '../days';

/** An act ties two people for this many days. A former member is tied to the charity for as long. */
const TIE_DAYS = 365;

/** What ties two people. The first three are acts for one charity, and the others tie everywhere. */
export type TieKind = 'invited' | 'added' | 'approved_claim' | 'issued_key' | 'shares_account';

/** An act that ties two people. It has no direction. */
export interface TyingAct {
  kind: TieKind;
  one: string;
  other: string;
  /** Null for what lasts, such as a shared account. */
  at: Date | null;
}

/** Returns the time TIE_DAYS before `at`. Acts after it tie. */
export function tiedSince(at: Date): Date {
  return shiftByDays(at, -TIE_DAYS);
}

/** Returns everybody whom the acts connect with one of the persons, also through others. The persons are among them. */
export function listTied(persons: readonly string[], acts: readonly TyingAct[], at: Date): string[] {
  const since = tiedSince(at);
  const tied = new Set(persons);
  const neighbours = new Map<string, string[]>();
  for (const act of acts) {
    if (act.at !== null && act.at <= since) continue;
    addTo(neighbours, act.one, act.other);
    addTo(neighbours, act.other, act.one);
  }
  // A set also visits what is added while it is walked.
  for (const person of tied) for (const next of neighbours.get(person) ?? []) tied.add(next);
  return [...tied];
}

function addTo(neighbours: Map<string, string[]>, person: string, neighbour: string): void {
  const known = neighbours.get(person);
  if (known === undefined) neighbours.set(person, [neighbour]);
  else known.push(neighbour);
}

/** Returns true if somebody is in both lists. */
export function sharePerson(one: readonly string[], other: readonly string[]): boolean {
  return one.some((person) => other.includes(person));
}
