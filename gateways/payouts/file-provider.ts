/**
 * Pays bank accounts by files. A payout waits here until two operators have released a file that contains it. The
 * bank's answers change the payout directly. So this provider only refuses what no file can hold, and reports when a
 * payout counts as paid because no return came.
 */
import { type Database } from '../../db/database';
import { findFileOfPayout } from '../../db/queries/payouts/bank-files';
import { dayOf } from '../../domain/days';
import { nextPayDay, silentlyPaidAt } from '../../domain/payouts/bank-days';
import { BankFileError } from '../../domain/payouts/bank-file-error';
import { bankFileId } from './bank-files';
import { referenceOf } from '../../domain/payouts/bank-transfer';
import { type FileWriter, formatOf, writeFileContent } from './file-content';
import { type PayoutAnswer, type PayoutOrder, type PayoutProvider } from './payout-provider';

interface FileProvider extends FileWriter {
  db: Database;
  environment: 'sandbox' | 'production';
}

export function createFilePayouts({ db, senders, environment, open }: FileProvider): PayoutProvider {
  return {
    name: 'file',
    hasInstant: false,
    accepts(kind, currency) {
      if (kind === 'stripe') return false;
      if (kind === 'bank_us' && currency === 'USD') return senders.ach !== undefined;
      return senders.iso?.accounts[currency] !== undefined;
    },
    async send(order) {
      const fault = findFault({ senders, open }, order);
      const reference = referenceOf(order.payoutId);
      if (fault === undefined) return { state: 'in_transit', reference };
      const failure = { code: 'UNWRITABLE', message: `No file for the bank can hold this payout: ${fault}.` };
      return { state: 'failed', reference, failure };
    },
    async follow(payoutId, at): Promise<PayoutAnswer> {
      const waiting = { state: 'in_transit' as const, reference: referenceOf(payoutId) };
      const file = await findFileOfPayout(db, payoutId);
      // Only NACHA treats silence as success. Other banks confirm each payout, and their answer signals the workflow.
      if (file?.format !== 'nacha' || file.fetchedAt === null) return waiting;
      const { payDay, fetchedAt } = file;
      const leftMs = silentlyPaidAt({ payDay, fetchedAt }, environment).getTime() - at.getTime();
      return leftMs > 0 ? { ...waiting, checkAgainInMs: leftMs } : { ...waiting, state: 'paid' };
    },
  };
}

/** Writes a trial file with only this payout. Otherwise one unwritable payout would later block the whole batch. */
function findFault(writer: FileWriter, order: PayoutOrder): string | undefined {
  const { payoutId, method, net, account, at } = order;
  const format = formatOf(method);
  const id = bankFileId(format, [payoutId]);
  const payDay = nextPayDay([net.currency], dayOf(at));
  const file = { id, format, payDay, madeAt: at, modifier: format === 'nacha' ? 'A' : null };
  const { currency, minor: netMinor } = net;
  const { sealedDetails } = account;
  try {
    writeFileContent(writer, file, [
      { payoutId, method, currency, netMinor, sealedDetails, traceSequence: 1 },
    ]);
    return undefined;
  } catch (error) {
    if (!(error instanceof BankFileError)) throw error;
    return error.message.replace(`${payoutId}: `, '');
  }
}
