/** Reads the corrected data of a notification of change. Its columns depend on the code. */
import { BankFileError } from '../../../domain/payouts/bank-file-error';
import { hasRoutingCheckDigit } from '../../../domain/payout-accounts/numbers';
import { type CorrectedData } from './answers';

/** Transaction codes. First digit: 2 for a checking account, 3 for savings. The second digit 2 is a live credit. */
const ACCOUNT_TYPES: Record<string, 'checking' | 'savings'> = { 22: 'checking', 32: 'savings' };

export function readCorrected(code: string, data: string, place: string): CorrectedData {
  const padded = data.padEnd(29);
  const part = (from: number, to: number) => required(padded.slice(from - 1, to).trim(), code, place);
  const routing = () => readRouting(part(1, 9), place);
  switch (code) {
    case 'C01':
      return { accountNumber: part(1, 17) };
    case 'C02':
      return { routingNumber: routing() };
    case 'C03':
      return { routingNumber: routing(), accountNumber: part(13, 29) };
    case 'C04':
      return { name: part(1, 22) };
    case 'C05':
      return readType(part(1, 2), place);
    case 'C06':
      return { accountNumber: part(1, 17), ...readType(part(21, 22), place) };
    case 'C07':
      return { routingNumber: routing(), accountNumber: part(10, 26), ...readType(part(27, 28), place) };
    case 'C09':
      return { individualId: part(1, 22) };
    default:
      // All other codes correct a file's format, or kinds of entries that we do not send.
      return {};
  }
}

function required(value: string, code: string, place: string): string {
  if (value === '') throw new BankFileError(`the corrected data of ${code} is missing`, place);
  return value;
}

function readRouting(text: string, place: string): string {
  if (!hasRoutingCheckDigit(text)) throw new BankFileError('the corrected routing number is wrong', place);
  return text;
}

function readType(text: string, place: string): CorrectedData {
  if (!/^[0-9]{2}$/.test(text)) throw new BankFileError('the corrected transaction code is wrong', place);
  const accountType = ACCOUNT_TYPES[text];
  return accountType === undefined ? { transactionCode: text } : { transactionCode: text, accountType };
}
