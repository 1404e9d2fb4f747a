import { type VerificationLevel } from '../gifts/gift';
import { type Quota } from './scopes';

/** The user behind a credential, as access rules see them. */
export interface Actor {
  /** Users hold an `api_key`. OAuth clients hold a `user_token` or a `machine_token`. Guests hold a `guest_token`. */
  credential: 'api_key' | 'user_token' | 'machine_token' | 'guest_token';
  /** The id of the API key, of the client that holds the token, or of the guest. */
  credentialId: string;
  accountId: string;
  userId: string;
  scopes: string[];
  plan: Quota;
  hourlyLimit: number | null;
  isReviewer: boolean;
  isOperator: boolean;
  verificationLevel: VerificationLevel;
  /** True if the key's `last_used_at` is null or more than a minute old. */
  useIsStale: boolean;
  /** When the user of a token signed in, in Unix seconds. */
  signedInAtSeconds?: number | null;
  /** The guests that the user took over. The user can access their gifts. */
  guestIds?: string[];
  /** True if the user of a token signed in with a second factor. */
  usedSecondFactor?: boolean;
  /** True if the user's data are to be erased. Then the user may only be restored. */
  isLeaving?: boolean;
  /** The hash of the grant that the user of a token gave to its client. */
  grantHash?: string | null;
}
