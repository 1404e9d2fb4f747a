import { type Config } from '../../../config';
import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { findCharge } from '../../../db/queries/charges/charges';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { type SecretBox } from '../../../gateways';
import { actionUrl } from '../../../domain/charges/action-url';
import { actsFor } from '../../access/acts-for';
import { publicAddress } from '../../../domain/public-address';

interface Reader {
  gift: Gift;
  actor: Pick<Actor, 'userId' | 'guestIds'>;
  secrets: SecretBox;
  config: Config;
}

/** Returns the link by which the donor confirms the payment. Only the donor gets this link. */
export async function loadNextAction(db: Database, { gift, actor, secrets, config }: Reader) {
  if (gift.status !== 'pending' || !actsFor(actor, gift.donorUserId)) return null;
  const charge = await findCharge(db, gift.id);
  if (charge?.state !== 'requires_action') return null;
  const { sealedActionToken, actionExpiresAt } = charge;
  if (sealedActionToken === null || actionExpiresAt === null) return null;
  return {
    type: 'authenticate' as const,
    url: actionUrl(publicAddress(config), secrets.open(sealedActionToken)),
    expires_at: actionExpiresAt.toISOString(),
  };
}
