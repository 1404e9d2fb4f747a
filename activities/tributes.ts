/** Sends the mails about gifts in honor or in memory of somebody. */
import { inTransaction } from '../db/database';
import { publicAddress } from '../domain/public-address';
import { sendTribute } from '../operations/tributes/send-tribute';
import { type NoticeDependencies } from './news';

/** Sends one due mail. Returns true if more may be due. */
export function sendDueTribute({ db, gateways, config }: NoticeDependencies, at: Date): Promise<boolean> {
  const sending = { secrets: gateways.secrets, address: publicAddress(config), at };
  return inTransaction(db, (tx) => sendTribute(tx, sending));
}
