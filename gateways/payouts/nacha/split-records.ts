/** Splits a NACHA file into its records. Lines end with LF, CRLF or nothing. */
import { BankFileError } from '../../../domain/payouts/bank-file-error';
import { type Chunks, readText } from '../read-text';
import { RECORD_LENGTH } from './records';

export interface NumberedRecord {
  /** Such as "line 4". */
  place: string;
  text: string;
}

export async function* splitRecords(chunks: Chunks): AsyncGenerator<NumberedRecord, void, undefined> {
  let rest = '';
  let count = 0;
  for await (const text of readText(chunks)) {
    rest += text;
    let at = 0;
    // A record and its line end may arrive in different chunks, so wait for two more characters.
    while (rest.length - at >= RECORD_LENGTH + 2) {
      count += 1;
      yield take(rest, at, count);
      at += RECORD_LENGTH + lineEndLength(rest, at + RECORD_LENGTH);
    }
    rest = rest.slice(at);
  }
  for (let at = 0; !/^[\r\n]*$/.test(rest.slice(at));) {
    count += 1;
    yield take(rest, at, count);
    at += RECORD_LENGTH + lineEndLength(rest, at + RECORD_LENGTH);
  }
}

function lineEndLength(text: string, at: number): number {
  if (text.startsWith('\r\n', at)) return 2;
  return text.startsWith('\n', at) ? 1 : 0;
}

function take(text: string, at: number, count: number): NumberedRecord {
  const record = text.slice(at, at + RECORD_LENGTH);
  const place = `line ${count}`;
  const end = record.search(/[\r\n]/);
  const length = end < 0 ? record.length : end;
  if (length < RECORD_LENGTH) {
    throw new BankFileError(`the record has ${length} characters instead of ${RECORD_LENGTH}`, place);
  }
  const bad = record.search(/[^ -~]/);
  if (bad >= 0) throw new BankFileError(`column ${bad + 1} has a character that is not ASCII`, place);
  return { place, text: record };
}
