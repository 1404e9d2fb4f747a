/**
 * Asks the witnesses of the receipt log for cosignatures. A slow witness does not delay the other witnesses.
 */
import { type Database, inTransaction } from '../db/database';
import { type StoredCheckpoint } from '../db/queries/receipt-log/checkpoints';
import { type Outbound } from '../gateways/outbound';
import { type Logger } from '../log';
import { claimWitnessRound } from '../operations/receipt-log/witnesses';
import { askWitness, type Witness, type WitnessOutcome } from './ask-witness';

export interface ReceiptWitnesses {
  db: Database;
  outbound: Pick<Outbound, 'post'>;
  witnesses: Witness[];
}

const CODES = {
  failed: 'RECEIPT_WITNESS_FAILED',
  refused: 'RECEIPT_WITNESS_REFUSED',
  ahead: 'RECEIPT_WITNESS_AHEAD',
} as const;

export interface WitnessRounds {
  /**
   * Asks all witnesses to cosign one checkpoint, unless a worker has just asked them. Does not wait for their
   * answers.
   */
  start(at: Date): Promise<void>;
  /** Waits for all answers. */
  settled(): Promise<void>;
}

export function createWitnessRounds({ witnesses, ...asking }: ReceiptWitnesses, log: Logger): WitnessRounds {
  const open = new Map<string, Promise<void>>();
  const reports = new Map(witnesses.map(({ url }) => [url, createReport(url, log)]));
  const ask = async (witness: Witness, checkpoint: StoredCheckpoint, at: Date): Promise<void> => {
    try {
      reports.get(witness.url)?.(await askWitness(witness, { ...asking, checkpoint, at }));
    } catch (error) {
      log.error({ witness: witness.url, error }, 'a witness could not be asked');
    } finally {
      open.delete(witness.url);
    }
  };
  return {
    async start(at) {
      const checkpoint = await inTransaction(asking.db, (tx) => claimWitnessRound({ tx, at }));
      if (checkpoint === undefined) return;
      // Skips each witness that has not answered yet. A later round asks it again.
      const idle = witnesses.filter(({ url }) => !open.has(url));
      for (const witness of idle) open.set(witness.url, ask(witness, checkpoint, at));
    },
    settled: async () => void (await Promise.all(open.values())),
  };
}

/** Logs a failure once, until the witness cosigns again or fails in a different way. */
function createReport(witness: string, log: Logger): (outcome: WitnessOutcome) => void {
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
