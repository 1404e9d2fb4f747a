/** What a bank's file says about our transfers, whatever the file's form. */
import { type Money } from '../money';
import { type PayoutFailure } from './payout';

/** `failed`: the bank paid nothing, or took it back before the payout counted as paid. `returned`: it was paid and came back. */
export type BankState = 'paid' | 'failed' | 'returned';

/** How an answer names a payout. */
export type PayoutName =
  { payoutId: string; fileId?: string } | { traceSequence: number; individualId: string };

interface Verdict {
  /** Where in the file, such as "line 4". */
  place: string;
}

export interface TransferVerdict extends Verdict {
  kind: 'transfer';
  payout: PayoutName;
  state: BankState;
  /** Undefined if the file does not say it. */
  amount: Money | undefined;
  /** Set unless it was paid. Never the bank's own words, which may hold an account number. */
  failure?: PayoutFailure;
  /** True if the receiver's bank sent the money back. Nothing more is paid to such an account. */
  isSentBack: boolean;
}

/** Is about all transfers of a file or block but those that the same answer names itself. */
export interface GroupVerdict extends Verdict {
  kind: 'group';
  fileId: string;
  /** Counted from 1. Undefined for the whole file. */
  block: number | undefined;
  /** Blocks of the file that have a status of their own. */
  exceptBlocks: readonly number[];
  except: ReadonlySet<string>;
  state: BankState;
  /** The sum that the bank moved. */
  amount: Money | undefined;
  failure?: PayoutFailure;
}

/** The receiver's bank corrects an account. Only what has changed is set. */
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

/** Joins the corrections of one account. Returns undefined if two of them say different things about the same part. */
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

/** An operator must look. */
export interface UnclearVerdict extends Verdict {
  kind: 'unclear';
  message: string;
}

export type BankVerdict = TransferVerdict | GroupVerdict | CorrectionVerdict | UnclearVerdict;

export const BANK_ANSWER_FORMATS = ['nacha', 'pain.002', 'camt.053'] as const;
export type BankAnswerFormat = (typeof BANK_ANSWER_FORMATS)[number];

/**
 * With these codes a bank refuses the second copy of what it has. The first copy may have been paid, so nobody may take
 * them for a refusal.
 */
export const DUPLICATE_CODES: readonly string[] = ['R24', 'DUPL', 'AM05'];
