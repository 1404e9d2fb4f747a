/** Asks a witness to cosign a checkpoint. A witness is a server that remembers how a log grows. */
import { parseSize } from '../../domain/receipt-log/add-checkpoint';
import { type Outbound } from '../outbound';

export type WitnessAnswer =
  | { kind: 'cosigned'; lines: string[] }
  /**
   * The request named the wrong size. `size` is the size of the last checkpoint that the witness cosigned.
   */
  | { kind: 'conflict'; size: number }
  | { kind: 'refused'; status: number };

const LIMITS = { timeoutMs: 10_000, maxResponseBytes: 16_384 };

/** Posts a request to `add-checkpoint` of a witness. Rejects with an OutboundError if there is no answer. */
export async function postAddCheckpoint(
  outbound: Pick<Outbound, 'post'>,
  url: string,
  body: string,
): Promise<WitnessAnswer> {
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  const target = `${url.replace(/\/$/, '')}/add-checkpoint`;
  const { status, body: bytes } = await outbound.post(target, { ...LIMITS, headers, body });
  const text = bytes.toString('utf8').replace(/\n$/, '');
  if (status === 200) return { kind: 'cosigned', lines: text.split('\n') };
  const size = status === 409 ? parseSize(text.trim()) : undefined;
  return size === undefined ? { kind: 'refused', status } : { kind: 'conflict', size };
}
