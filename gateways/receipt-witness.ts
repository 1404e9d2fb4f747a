/** Asks a witness to cosign a checkpoint, by HTTP. */
import { parseSize } from '../domain/receipt-log/add-checkpoint';
import { type Outbound } from './outbound';

export type WitnessAnswer =
  | { kind: 'cosigned'; lines: string[] }
  /** The witness has another size than the request says. */
  | { kind: 'conflict'; size: number }
  | { kind: 'refused'; status: number };

const LIMITS = { timeoutMs: 10_000, maxResponseBytes: 16_384 };

/** Posts a request to a witness's `add-checkpoint`. Rejects with an OutboundError. */
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
