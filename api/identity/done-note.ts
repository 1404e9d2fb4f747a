/** Keeps a confirmation in a cookie during the redirect after a form. The next page of the account shows it once. */
import { type Context } from 'koa';
import { isKey, type Key } from './language';

export type Done = Extract<Key, `done:${string}`>;

const KEPT_MS = 60_000;

export function noteDone(context: Context, done: Done): void {
  context.cookies.set(nameOf(context), done, { ...optionsOf(context), maxAge: KEPT_MS });
}

/** Returns what the last form did, and forgets it. */
export function takeDone(context: Context): Done | undefined {
  const kept = context.cookies.get(nameOf(context), { signed: true });
  if (kept === undefined) return undefined;
  context.cookies.set(nameOf(context), null, optionsOf(context));
  return isDone(kept) ? kept : undefined;
}

function isDone(text: string): text is Done {
  return text.startsWith('done:') && isKey(text);
}

function nameOf({ cookies: { secure } }: Context): string {
  return secure ? '__Host-giving_done' : 'giving_done';
}

function optionsOf({ cookies: { secure } }: Context) {
  return { httpOnly: true, sameSite: 'lax', signed: true, secure } as const;
}
