/** Books the processor's actual fee for each completed gift. */
import { type Logger } from '../log';
import { bookCosts } from '../activities/processing-costs';
import { type Database } from '../db/database';
import { type PaymentProcessor } from '../gateways/processors/payment-processor';
import { type Pump, startPump } from './pump';

const IDLE_MS = 30_000;

/** Runs every 30 seconds. */
export function startProcessingCosts(db: Database, processor: PaymentProcessor, log: Logger): Pump {
  return startPump({
    name: 'processing-costs',
    work: () => bookCosts({ db, log }, processor, new Date()),
    idleMs: IDLE_MS,
    log,
  });
}
