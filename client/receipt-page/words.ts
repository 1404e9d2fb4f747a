/** Reads the texts of the page's script, which the server puts into the page in the reader's language. */
import { type ReceiptFault } from '../receipts/error';

/** Faults of a proof that have a text of their own. */
const EXPLAINED = [
  'wrong_leaf_hash',
  'wrong_origin',
  'wrong_tree_size',
  'untrusted_checkpoint',
  'wrong_signature',
  'not_included',
] as const satisfies readonly ReceiptFault[];

export type Key =
  | (typeof EXPLAINED)[number]
  | 'checking'
  | 'verified'
  | 'notVerified'
  | 'doNotRely'
  | 'charity'
  | 'registration'
  | 'noRegistration'
  | 'gift'
  | 'afterFees'
  | 'accepted'
  | 'testGift'
  | 'checkedHere'
  | 'giftId'
  | 'exactTime'
  | 'returned'
  | 'nothingReturned'
  | 'unreadEntries'
  | 'kind'
  | 'refund'
  | 'dispute_lost'
  | 'refund_failed'
  | 'redirect'
  | 'newGift'
  | 'amount'
  | 'date'
  | 'log'
  | 'entry'
  | 'entryOf'
  | 'index'
  | 'signedBy'
  | 'witnessedBy'
  | 'noWitness'
  | 'leafHash'
  | 'leaf'
  | 'checkpoint'
  | 'saved'
  | 'noTrust'
  | 'oldBrowser'
  | 'notReached'
  | 'noProof'
  | 'notJson'
  | 'malformed'
  | 'other';

export type Words = Record<Key, string>;
export type Say = (key: Key, values?: Record<string, string | number>) => string;

export function speak(words: Words): Say {
  return (key, values = {}) =>
    words[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The page cannot verify a receipt, for a reason that it can explain. */
export class PageFault extends Error {
  constructor(readonly key: Key) {
    super(key);
  }
}

/** Returns the text for a fault of the verifier. */
export function keyOfFault(reason: ReceiptFault): Key {
  return (
    EXPLAINED.find((each) => each === reason) ?? (reason.startsWith('malformed') ? 'malformed' : 'other')
  );
}
