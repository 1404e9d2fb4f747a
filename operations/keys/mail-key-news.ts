import { type ApiKey } from '../../db/queries/access/api-keys';
import { findLoginByUser } from '../../db/queries/access/logins';
import { type NewsOf } from '../../letters/mails';
import { type Mailing } from '../act';
import { queueSecurityMail } from '../mails/queue-mail';

/**
 * Tells a user by mail that one of the user's API keys was created, replaced or revoked. Does nothing if the
 * user has no confirmed address.
 */
export async function mailKeyNews(
  act: Mailing,
  { news, apiKey }: { news: NewsOf['api_key_changed']['happening']; apiKey: ApiKey },
): Promise<void> {
  const { userId, id, name, keyPrefix } = apiKey;
  const reader = await findLoginByUser(act.tx, userId);
  if (reader?.confirmed !== true) return;
  const told = { happening: news, id, name, keyPrefix };
  await queueSecurityMail(act, { kind: 'api_key_changed', news: told, reader });
}
