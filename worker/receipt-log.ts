/** Starts the pumps of the receipt log. */
import { type Config } from '../config';
import { type Database } from '../db/database';
import { type Outbound } from '../gateways/outbound';
import { openReceiptSigner } from '../gateways/receipt-signing-key';
import { type Logger } from '../log';
import { type Pump } from './pump';
import { startReceiptAppender } from './receipt-appender';
import { startReceiptWitnesses } from './receipt-witnesses';

/** Starts the appender, and the pump that asks the witnesses, if there are any. */
export async function startReceiptLog(
  config: Config,
  { db, outbound, log }: { db: Database; outbound: Outbound; log: Logger },
): Promise<Pump[]> {
  const { origin, witnesses } = config.receiptLog;
  const signer = await openReceiptSigner(config);
  return [
    startReceiptAppender({ db, signer, origin }, log),
    ...startReceiptWitnesses({ db, outbound, witnesses }, log),
  ];
}
