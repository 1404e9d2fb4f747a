/** Opens a bank's answer and recognizes its format by its content. */
import { type BankAnswerFormat, type BankVerdict } from '../../../domain/payouts/bank-answer';
import { inspectRegisterFile, readContent } from '../../registers/register-file';
import { BankFileError } from '../../../domain/payouts/bank-file-error';
import { isNacha, isoKindOf, readStart } from '../file-form';
import { type Chunks } from '../read-text';
import { readCamt053Verdicts } from './camt053-verdicts';
import { readNachaVerdicts } from './nacha-verdicts';
import { readPain002Verdicts } from './pain002-verdicts';

export interface BankAnswer {
  format: BankAnswerFormat;
  sha256: Buffer;
  /** Reads the file. Throws a BankFileError if the file is broken, possibly only after the last verdict. */
  verdicts: () => AsyncIterable<BankVerdict>;
}

const READERS: Record<BankAnswerFormat, (chunks: Chunks) => AsyncIterable<BankVerdict>> = {
  nacha: readNachaVerdicts,
  'pain.002': readPain002Verdicts,
  'camt.053': readCamt053Verdicts,
};

/** Throws a RegisterFileError if the file cannot be read, and a BankFileError if its format is unknown. */
export async function openBankAnswer(path: string): Promise<BankAnswer> {
  const file = await inspectRegisterFile(path);
  const format = recognize(await readStart(file));
  return {
    format,
    sha256: Buffer.from(file.digest, 'hex'),
    verdicts: () => READERS[format](readContent(file)),
  };
}

function recognize(start: string): BankAnswerFormat {
  const text = start.trimStart();
  if (isNacha(text)) return 'nacha';
  const kind = isoKindOf(text);
  if (text.startsWith('<') && (kind === 'pain.002' || kind === 'camt.053')) return kind;
  throw new BankFileError(
    'the format is unknown: use a NACHA file of returns, a status report (pain.002) or an account statement (camt.053)',
  );
}
