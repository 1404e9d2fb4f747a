/** Translates a bank's NACHA file of returns and corrections into verdicts on our payouts. */
import {
  type BankVerdict,
  type CorrectedAccount,
  DUPLICATE_CODES,
  type PayoutName,
} from '../../../domain/payouts/bank-answer';
import { type NachaCorrection, type NachaReturn } from '../nacha/answers';
import { readNacha } from '../nacha/read-nacha';
import { type Chunks } from '../read-text';

export async function* readNachaVerdicts(chunks: Chunks): AsyncGenerator<BankVerdict, void, undefined> {
  for await (const item of readNacha(chunks)) {
    // We send only credits. Returned debits belong to another system of the same company.
    if (item.kind === 'return' && item.isCredit) yield toReturn(item);
    if (item.kind === 'correction') yield toCorrection(item);
  }
}

function toReturn({ place, code, meaning, amountMinor, ...entry }: NachaReturn): BankVerdict {
  if (DUPLICATE_CODES.includes(code)) {
    return {
      kind: 'unclear',
      place,
      message: `${code}: ${meaning} Ask the bank whether it paid the first file.`,
    };
  }
  return {
    kind: 'transfer',
    place,
    payout: nameOf(entry),
    state: 'failed',
    amount: { currency: 'USD', minor: amountMinor },
    failure: { code, message: meaning },
    isSentBack: true,
  };
}

function toCorrection({ place, code, meaning, corrected, ...entry }: NachaCorrection): BankVerdict {
  const { routingNumber, accountNumber, accountType, name, transactionCode } = corrected;
  const isOtherType = transactionCode !== undefined && accountType === undefined;
  const account: CorrectedAccount = {
    ...(routingNumber === undefined ? {} : { routingNumber }),
    ...(accountNumber === undefined ? {} : { accountNumber }),
    ...(accountType === undefined ? {} : { accountType }),
    ...(name === undefined ? {} : { holderName: name }),
  };
  if (isOtherType || Object.keys(account).length === 0) {
    return {
      kind: 'unclear',
      place,
      message: `${code}: ${meaning} No field of a payout account can hold this correction.`,
    };
  }
  return { kind: 'correction', place, payout: nameOf(entry), code, meaning, corrected: account };
}

/** The last seven digits of the trace number identify the transfer. The individual id must match too. */
function nameOf({
  originalTrace,
  individualId,
}: {
  originalTrace: string;
  individualId: string;
}): PayoutName {
  return { traceSequence: Number(originalTrace.slice(-7)), individualId };
}
