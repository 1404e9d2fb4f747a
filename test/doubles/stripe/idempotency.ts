/** Keeps the answer of each idempotency key for 24 hours, as Stripe does. */
export interface Answer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

interface Entry {
  fingerprint: string;
  at: number;
  answer: Answer | undefined;
}

const LIFE_MS = 86_400_000;

export class IdempotencyKeys {
  private readonly entries = new Map<string, Entry>();

  /** Begins a request, or returns what to answer instead. */
  begin(key: string, fingerprint: string): Answer | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined || Date.now() - entry.at > LIFE_MS) {
      this.entries.set(key, { fingerprint, at: Date.now(), answer: undefined });
      return undefined;
    }
    if (entry.fingerprint !== fingerprint) return REUSED;
    if (entry.answer === undefined) return IN_USE;
    return { ...entry.answer, headers: { 'Idempotent-Replayed': 'true' } };
  }

  /** Ends a request. A request that Stripe found invalid or too early leaves the key free. */
  end(key: string, answer: Answer): void {
    const entry = this.entries.get(key);
    if (entry === undefined) return;
    const isKept = answer.status === 200 || answer.status === 402 || answer.status >= 500;
    if (isKept) entry.answer = answer;
    else this.entries.delete(key);
  }

  /** 24 hours pass. */
  forget(): void {
    this.entries.clear();
  }
}

export function errorAnswer(status: number, error: object, headers?: Record<string, string>): Answer {
  return { status, body: JSON.stringify({ error }), ...(headers === undefined ? {} : { headers }) };
}

const REUSED = errorAnswer(400, {
  type: 'idempotency_error',
  message: 'Keys for idempotent requests can only be used with the same parameters.',
});

export const IN_USE = errorAnswer(409, {
  type: 'idempotency_error',
  code: 'idempotency_key_in_use',
  message: 'There is currently another in-progress request using this idempotency key.',
});
