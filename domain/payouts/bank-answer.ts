/** Defines the results that a bank reports about our transfers. All file formats share these types. */
import { type Money } from '../money';
import { type PayoutFailure } from './payout';

/** `failed`: the money did not arrive, or came back before the payout was paid. `returned`: it came back later. */
export type BankState = 'paid' | 'failed' | 'returned';

/** The identifiers by which an answer refers to a payout. */
export type PayoutName =
  { payoutId: string; fileId?: string } | { traceSequence: number; individualId: string };

interface Verdict {
  /** The position in the file, such as "line 4". */
  place: string;
}

export interface TransferVerdict extends Verdict {
  kind: 'transfer';
  payout: PayoutName;
  state: BankState;
  /** Undefined if the file does not contain the amount. */
  amount: Money | undefined;
  /** Set unless it was paid. Never contains the bank's text, because that may contain an account number. */
  failure?: PayoutFailure;
  /** True if the recipient's bank sent the money back. The platform then disables the account. */
  isSentBack: boolean;
}

/** The result of all transfers of a file or block, except those with a result of their own in the same answer. */
export interface GroupVerdict extends Verdict {
  kind: 'group';
  fileId: string;
  /** The number of the block, from 1. Undefined for the whole file. */
  block: number | undefined;
  /** The blocks of the file that have a result of their own. */
  exceptBlocks: readonly number[];
  except: ReadonlySet<string>;
  state: BankState;
  /** The sum of the transfers, as the bank reports it. */
  amount: Money | undefined;
  failure?: PayoutFailure;
}

/** A correction of an account by the recipient's bank. Only the corrected fields are set. */
export interface CorrectionVerdict extends Verdict {
  kind: 'correction';
  payout: PayoutName;
  code: string;
  meaning: string;
  corrected: CorrectedAccount;
}

export interface CorrectedAccount {
  routingNumber?: string;
  accountNumber?: string;
  accountType?: 'checking' | 'savings';
  holderName?: string;
}

export interface MergedCorrection {
  code: string;
  meaning: string;
  corrected: CorrectedAccount;
}

/** Merges the corrections of one account. Returns undefined if two corrections contradict each other. */
export function mergeCorrections(found: readonly CorrectionVerdict[]): MergedCorrection | undefined {
  const corrected = found.reduce<CorrectedAccount>((sum, one) => ({ ...sum, ...one.corrected }), {});
  const agrees = (part: CorrectedAccount) =>
    Object.entries(part).every(([name, value]) => corrected[name as keyof CorrectedAccount] === value);
  if (!found.every((one) => agrees(one.corrected))) return undefined;
  const joinEach = (texts: string[], separator: string) => [...new Set(texts)].join(separator);
  return {
    code: joinEach(
      found.map(({ code }) => code),
      ', ',
    ),
    meaning: joinEach(
      found.map(({ meaning }) => meaning),
      ' ',
    ),
    corrected,
  };
}

/** A part of an answer that an operator must interpret. */
interface UnclearVerdict extends Verdict {
  kind: 'unclear';
  message: string;
}

export type BankVerdict = TransferVerdict | GroupVerdict | CorrectionVerdict | UnclearVerdict;

const BANK_ANSWER_FORMATS = ['nacha', 'pain.002', 'camt.053'] as const;
export type BankAnswerFormat = (typeof BANK_ANSWER_FORMATS)[number];

/**
 * The codes with which a bank rejects a duplicate of a transfer. The first copy may have been paid, so these codes do
 * not mean that the payout failed.
 */
export const DUPLICATE_CODES: readonly string[] = ['R24', 'DUPL', 'AM05'];
