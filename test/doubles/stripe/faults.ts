/** Chooses which requests fail, and how. */
import { randomNumbers } from '../../search/random-queries';

export const FAULT_KINDS = [
  /** The connection breaks before the request arrives. */
  'lost_request',
  /** The request has its effect, and the connection breaks before the answer. */
  'lost_answer',
  /** The request has its effect, and no answer ever comes. */
  'timeout',
  /** 500 without an effect. The idempotency key replays it. */
  'error_before',
  /** 500 after a payment was stored and not confirmed. The idempotency key replays it. */
  'error_midway',
  /** 500 after the effect. The idempotency key replays it. */
  'error_after',
  /** 429 with Retry-After. The idempotency key stays free. */
  'busy',
  /** 409: another request with the key is in flight. */
  'conflict',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface FaultRate {
  /** The share of requests that fail. */
  rate: number;
  kinds?: FaultKind[] | undefined;
  seed?: number | undefined;
}

export interface ForcedFault {
  kind: FaultKind;
  /** A part of `METHOD /path`, such as `POST /v1/refunds`. */
  on: string;
  times?: number | undefined;
}

export class Faults {
  private rate = 0;
  private kinds: readonly FaultKind[] = FAULT_KINDS;
  private random: () => number = Math.random;
  private forced: Required<ForcedFault>[] = [];
  /** How often each kind happened. */
  readonly counts: Partial<Record<FaultKind, number>> = {};

  setRate({ rate, kinds, seed }: FaultRate): void {
    this.rate = rate;
    this.kinds = kinds ?? FAULT_KINDS;
    this.random = seed === undefined ? Math.random : randomNumbers(seed);
  }

  force({ kind, on, times = 1 }: ForcedFault): void {
    this.forced.push({ kind, on, times });
  }

  choose(request: string): FaultKind | undefined {
    const kind = this.nextForced(request) ?? this.nextRandom();
    if (kind !== undefined) this.counts[kind] = (this.counts[kind] ?? 0) + 1;
    return kind;
  }

  private nextForced(request: string): FaultKind | undefined {
    const forced = this.forced.find(({ on, times }) => times > 0 && request.includes(on));
    if (forced === undefined) return undefined;
    forced.times -= 1;
    return forced.kind;
  }

  private nextRandom(): FaultKind | undefined {
    if (this.rate === 0 || this.random() >= this.rate) return undefined;
    return this.kinds[Math.floor(this.random() * this.kinds.length)];
  }
}
