/** A session of somebody who signed in. Its tokens live in this object alone. */
import { type GivingClient } from '../../client/index';
import { makeClient } from '../common/api-client';
import { forgetFormDrafts } from '../common/form-drafts';
import { type Person, type RecentSignIn, type Session } from './session';
import { type SignIn, type Tokens } from './sign-in';

/** A token that is refused this soon after it was made is not old. A new one would be refused too. */
const FRESH_MS = 30_000;

export class AccountSession implements Session {
  readonly kind = 'account';
  readonly client: GivingClient;
  readonly recent: RecentSignIn = {
    isRecent: () => Date.now() < this.tokens.recentUntil,
    // If a recent sign-in was refused all the same, it lacked the second factor that the person has.
    signInRecently: () =>
      this.signIn.leave({ kind: this.recent.isRecent() ? 'anew' : 'recent', returnTo: here() }),
  };
  private renewing: Promise<string> | undefined;
  private madeAt = Date.now();

  constructor(
    private readonly signIn: SignIn,
    private tokens: Tokens,
  ) {
    this.client = makeClient((refused) => this.token(refused));
  }

  readonly readPerson = (): Promise<Person> => this.signIn.readPerson(this.tokens);

  readonly end = (): Promise<void> => {
    forgetFormDrafts();
    return this.signIn.end(this.tokens);
  };

  private async token(refused: string | undefined): Promise<string> {
    const isFresh = Date.now() - this.madeAt < FRESH_MS;
    if (this.tokens.accessToken !== refused || isFresh) return this.tokens.accessToken;
    this.renewing ??= this.renew().finally(() => (this.renewing = undefined));
    return this.renewing;
  }

  private async renew(): Promise<string> {
    try {
      this.tokens = await this.signIn.renew(this.tokens);
    } catch {
      return this.signIn.leave({ kind: 'silent', returnTo: here() });
    }
    this.madeAt = Date.now();
    return this.tokens.accessToken;
  }
}

function here(): string {
  return location.pathname + location.search;
}
