/** Names the sentences of the page's script, which the server puts into the page in the reader's language. */
import type sentences from '../../texts/en/receipt-script.json';
import { type Say as SayOf, type Sentence } from '../../texts/format';
import { type ReceiptFault } from '../../client/receipts/error';

export type Key = keyof typeof sentences;
export type Words = Record<Key, Sentence>;
export type Say = SayOf<Key>;

/** Faults of a proof that have a sentence of their own. */
const EXPLAINED = [
  'wrong_leaf_hash',
  'wrong_origin',
  'wrong_tree_size',
  'untrusted_checkpoint',
  'wrong_signature',
  'not_included',
] as const satisfies readonly (Key & ReceiptFault)[];

/** The page cannot verify a receipt, for a reason that it can explain. */
export class PageFault extends Error {
  constructor(readonly key: Key) {
    super(key);
  }
}

/** Returns the sentence for a fault of the verifier. */
export function keyOfFault(reason: ReceiptFault): Key {
  return (
    EXPLAINED.find((each) => each === reason) ?? (reason.startsWith('malformed') ? 'malformed' : 'other')
  );
}
