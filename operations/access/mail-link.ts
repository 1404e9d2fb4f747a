import { type Database } from '../../db/database';
import { insertMailToken, type MailTokenPurpose } from '../../db/queries/access/logins';
import { hashKey, newToken } from '../../gateways/credentials';

const LIFETIME_SECONDS: Record<MailTokenPurpose, number> = { confirm_email: 86_400, reset_password: 3_600 };

export interface LinkOrder {
  userId: string;
  purpose: MailTokenPurpose;
  /** The sign-in that continues when the user opens the link. */
  interaction: string | null;
}

/** Creates the token of a link in a mail. Stores only the token's hash. */
export async function makeMailLink(tx: Database, order: LinkOrder): Promise<string> {
  const token = newToken();
  const lifetimeSeconds = LIFETIME_SECONDS[order.purpose];
  await insertMailToken(tx, { ...order, tokenHash: hashKey(token), lifetimeSeconds });
  return token;
}
