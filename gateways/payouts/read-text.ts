/** Decodes a bank's answer as a stream, so that a large file never fills the memory. */
import { BankFileError } from '../../domain/payouts/bank-file-error';

export type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Larger files are refused. A bank's file covers one day, so it is always smaller. */
const MAX_ANSWER_BYTES = 256 * 1024 * 1024;

/** Yields the text. Throws if a byte is not UTF-8 or the file is too large. A byte order mark is dropped. */
export async function* readText(chunks: Chunks): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) throw new BankFileError(`the file has more than ${MAX_ANSWER_BYTES} bytes`);
    const text = decode(() => decoder.decode(chunk, { stream: true }));
    if (text !== '') yield text;
  }
  const last = decode(() => decoder.decode());
  if (last !== '') yield last;
}

function decode(read: () => string): string {
  try {
    return read();
  } catch {
    throw new BankFileError('the file is not UTF-8 text');
  }
}
