/** Remembers during a request who is signed in in its browser, so that the header says so and offers the sign-out. */
import { type Context } from 'koa';

interface Known {
  signedIn?: string;
}

export function noteSignedIn(context: Context, { email }: { email: string }): void {
  (context.state as Known).signedIn = email;
}

/** Returns the email address of who is signed in. */
export function findSignedIn(context: Context): string | undefined {
  return (context.state as Known).signedIn;
}
