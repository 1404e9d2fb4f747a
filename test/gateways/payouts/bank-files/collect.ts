import { type Chunks } from '../../../../gateways/payouts/read-text';

/** Reads a text that arrives in pieces of a size, and returns all items. */
export async function collect<Item>(
  read: (chunks: Chunks) => AsyncIterable<Item>,
  text: string | Buffer,
  size = 65_536,
): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of read(split(Buffer.from(text), size))) items.push(item);
  return items;
}

function* split(bytes: Buffer, size: number): Generator<Buffer, void, undefined> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
