/** What the form makes of what was typed. */
import { type Key } from '../give/words';

/** A source of the sandbox, or the first part that is wrong. */
export type Answer<Part extends string> =
  | { source: string }
  | {
      part: Part;
      key: Key;
      /** It reads well, and the sandbox does not have it. */
      isUnknown?: true;
    };
