/** What the page and the sandbox's form tell each other. */
import { type Faults, type FrameField } from '../give/faults';
import { type PayingMethod } from '../give/wire';

/**
 * `offer` names what may pay. The form shows nothing before it. `check` marks what is wrong, and makes no token.
 * `low-funds` marks the card, account or wallet as short of money.
 */
export type ToForm =
  | { type: 'offer'; methods: PayingMethod[] }
  | { type: 'check' }
  | { type: 'tokenize' }
  | { type: 'low-funds' }
  | { type: 'focus'; field: FrameField | undefined };

export type FromForm =
  | { type: 'ready' }
  | { type: 'method'; method: PayingMethod }
  | { type: 'submit' }
  | { type: 'height'; pixels: number }
  | { type: 'token'; method: PayingMethod; source: string }
  | { type: 'faults'; faults: Faults };

/** The caller has checked where the message comes from. Anything without a type is not ours. */
export function readMessage<Message extends { type: string }>(data: unknown): Message | undefined {
  return typeof data === 'object' && data !== null && 'type' in data ? (data as Message) : undefined;
}
