/** Keeps the address that somebody has just confirmed, so that the next sign-in form shows it. No URL holds it. */
import { type Context } from 'koa';

const KEPT_MS = 600_000;

export function keepAddress(context: Context, email: string): void {
  // Addresses may hold characters that a cookie may not.
  const value = Buffer.from(email).toString('base64url');
  context.cookies.set(nameOf(context), value, { ...optionsOf(context), maxAge: KEPT_MS });
}

/** Returns the address, and forgets it. */
export function takeAddress(context: Context): string | undefined {
  const kept = context.cookies.get(nameOf(context), { signed: true });
  if (kept === undefined) return undefined;
  context.cookies.set(nameOf(context), null, optionsOf(context));
  return Buffer.from(kept, 'base64url').toString();
}

function nameOf({ cookies: { secure } }: Context): string {
  return secure ? '__Host-giving_address' : 'giving_address';
}

function optionsOf({ cookies: { secure } }: Context) {
  return { httpOnly: true, sameSite: 'lax', signed: true, secure } as const;
}
