/** Remembers during a request that its browser is signed in, so that the page above it offers the sign-out. */
import { type Context } from 'koa';

interface Known {
  isSignedIn?: boolean;
}

export function noteSignedIn(context: Context): void {
  (context.state as Known).isSignedIn = true;
}

export function isSignedIn(context: Context): boolean {
  return (context.state as Known).isSignedIn ?? false;
}
