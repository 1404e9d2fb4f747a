/** Asks the witnesses of the receipt log for cosignatures. A slow witness delays no other. */
import {
  askWitness,
  type Witness,
  WITNESS_INTERVAL_MS,
  type WitnessOutcome,
} from '../activities/receipt-witnesses';
import { type Database } from '../db/database';
import { type Outbound } from '../gateways/outbound';
import { type Logger } from '../log';
import { type Pump, startPump } from './pump';

export interface ReceiptWitnesses {
  db: Database;
  outbound: Outbound;
  witnesses: Witness[];
}

const CODES = {
  failed: 'RECEIPT_WITNESS_FAILED',
  refused: 'RECEIPT_WITNESS_REFUSED',
  ahead: 'RECEIPT_WITNESS_AHEAD',
} as const;

export function startReceiptWitnesses({ witnesses, ...asking }: ReceiptWitnesses, log: Logger): Pump[] {
  return witnesses.map((witness) => {
    const report = createReport(witness.url, log);
    return startPump({
      name: 'receipt-witness',
      work: async () => {
        report(await askWitness(witness, { ...asking, at: new Date() }));
        return false;
      },
      idleMs: WITNESS_INTERVAL_MS,
      log,
    });
  });
}

/** Logs a failure once, until the witness cosigns again or fails in another way. */
export function createReport(witness: string, log: Logger): (outcome: WitnessOutcome) => void {
  let last: string | undefined;
  return (outcome) => {
    if (outcome.kind === 'nothing_new') return;
    if (outcome.kind === 'cosigned') {
      last = undefined;
      return;
    }
    const { kind, reason } = outcome;
    if (kind === last) return;
    last = kind;
    log[kind === 'ahead' ? 'error' : 'warn'](
      { code: CODES[kind], witness, reason },
      'a witness did not cosign',
    );
  };
}
