/** What the form makes of what was typed. */
import { type Key } from '../give/words';

export interface PartFault<Part extends string> {
  part: Part;
  key: Key;
  /** It reads well, and the sandbox does not have it. */
  isUnknown?: true;
}

/** A source of the sandbox, or all parts that are wrong. */
export type Answer<Part extends string> = { source: string } | { faults: PartFault<Part>[] };

/** What is wrong with one part, or nothing. An empty part is asked for, a wrong one is to be checked. */
export function checkPart<Part extends string>(
  part: Part,
  { text, isRight, empty, wrong }: { text: string; isRight: boolean; empty: Key; wrong: Key },
): PartFault<Part>[] {
  if (isRight) return [];
  return [{ part, key: text.trim() === '' ? empty : wrong }];
}
