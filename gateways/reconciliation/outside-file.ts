/** Opens a file of a bank or a processor and recognizes its format by its content. */
import { type FileItem } from '../../domain/reconciliation/movements';
import { BankFileError } from '../../domain/payouts/bank-file-error';
import { isNacha, isoKindOf, readStart } from '../payouts/file-form';
import { inspectRegisterFile, readContent } from '../registers/register-file';
import { readReturnLines, readStatementLines } from './bank-lines';
import { readExportLines, STRIPE_COLUMNS } from './stripe-export';

const OUTSIDE_FORMATS = ['camt.053', 'nacha', 'stripe'] as const;
type OutsideFormat = (typeof OUTSIDE_FORMATS)[number];

export interface OutsideFile {
  source: 'bank' | 'processor';
  format: OutsideFormat;
  sha256: Buffer;
  /** Reads the file. Throws a BankFileError if the file is broken, possibly only after the last item. */
  items: () => AsyncIterable<FileItem>;
}

/** Throws a RegisterFileError if the file cannot be read, and a BankFileError if its format is unknown. */
export async function openOutsideFile(path: string): Promise<OutsideFile> {
  const file = await inspectRegisterFile(path);
  const format = recognize(await readStart(file));
  return {
    source: format === 'stripe' ? 'processor' : 'bank',
    format,
    sha256: Buffer.from(file.digest, 'hex'),
    items: () => {
      if (format === 'stripe') return readExportLines(file);
      return format === 'nacha' ? readReturnLines(readContent(file)) : readStatementLines(readContent(file));
    },
  };
}

function recognize(start: string): OutsideFormat {
  const text = start.trimStart();
  if (text.startsWith('<')) return recognizeXml(text);
  const [first = ''] = text.split(/\r?\n/, 1);
  if (first.split(',').some((column) => column.replaceAll('"', '') === STRIPE_COLUMNS.id)) return 'stripe';
  if (isNacha(text)) return 'nacha';
  throw new BankFileError(
    'the format is unknown: use an account statement (camt.053), a NACHA file of returns or a Stripe export of balance transactions',
  );
}

function recognizeXml(text: string): OutsideFormat {
  const kind = isoKindOf(text);
  if (kind === 'camt.053') return kind;
  if (kind === undefined) throw new BankFileError('the file is XML, but no message of ISO 20022');
  throw new BankFileError(`the file is a ${kind}, which is no account statement (camt.053)`);
}
