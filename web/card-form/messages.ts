/** What the page and the form for cards tell each other. */
import { type Key } from '../give/words';

export type ToForm = { type: 'tokenize' } | { type: 'focus' };

export type FromForm =
  | { type: 'ready' }
  | { type: 'submit' }
  | { type: 'height'; pixels: number }
  | { type: 'token'; source: string }
  | { type: 'fault'; key: Key };

/** The caller has checked where the message comes from. Anything without a type is not ours. */
export function readMessage<Message extends { type: string }>(data: unknown): Message | undefined {
  return typeof data === 'object' && data !== null && 'type' in data ? (data as Message) : undefined;
}
