import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { findCheckpoint } from '../../db/queries/receipt-log/checkpoints';
import { findOpenLog } from '../../db/queries/receipt-log/logs';
import { parseVerifierKey } from '../../domain/receipt-log/keys';
import { type ReceiptSigner, SignerRefusal } from '../../gateways/settlement/receipt-signer';
import { openReceiptSigner } from '../../gateways/settlement/receipt-signing-key';
import { messageOf } from '../console';
import { type Check, type Finding, missing, ok, type Patient } from './finding';

export const checkReceiptLog: Check = async function* (patient) {
  const { config } = patient;
  if (config.environment === 'sandbox' && config.settlementNetwork === 'sandbox') return;
  let signer: ReceiptSigner;
  try {
    signer = await openReceiptSigner(config);
  } catch (error) {
    yield missing(
      `no signing key (${messageOf(error)})`,
      'Make one with receipts key --new, or restore RECEIPT_SIGNING_KEY_FILE',
    );
    return;
  }
  const { origin } = config.receiptLog;
  const other = signer.publicKeys.map((key) => parseVerifierKey(key).name).find((name) => name !== origin);
  yield other === undefined
    ? ok(`the key signs as ${origin}`)
    : missing(
        `a key is named ${other}`,
        `The log is ${origin}: set RECEIPT_LOG_ORIGIN, or use the log's own key`,
      );
  yield await checkFolder(config.receiptLog.signerState);
  if (await patient.hasSchema()) yield await compareState(patient, signer);
};

/**
 * Checks the folder of the signer's state. The signer replaces its file, so it must be able to write into the
 * folder.
 */
async function checkFolder(statePath: string): Promise<Finding> {
  const folder = dirname(resolve(statePath));
  return access(folder, constants.W_OK).then(
    () => ok(`the signer can write ${statePath}`),
    () => missing(`${folder} is not writable`, 'Create it for the user of the worker (RECEIPT_SIGNER_STATE)'),
  );
}

/** Checks that Postgres has the tree that the signer signed last. */
async function compareState({ config, db }: Patient, signer: ReceiptSigner): Promise<Finding> {
  const { signerState: path } = config.receiptLog;
  const log = await findOpenLog(db);
  if (log === undefined) return ok('no gift is logged yet');
  if (log.refusal !== null) {
    return missing(`the signer refuses (${log.refusal})`, 'See "The receipt log" in docs/operating.md');
  }
  try {
    const last = await signer.lastSigned(log.origin);
    if (last === undefined) {
      const isNew = log.size === 0;
      return isNew
        ? ok('the log is empty')
        : missing(
            `${path} has no tree of ${log.origin}`,
            'Restore the file from the disk of the signer; never start a new one',
          );
    }
    if (last.size > log.size) {
      return missing(
        `Postgres has ${log.size} leaves, but ${last.size} were signed`,
        'Recover them: see "The receipt log" in docs/operating.md',
      );
    }
    const stored = await findCheckpoint(db, log.id, last.size);
    const isSame = stored === undefined || stored.root.equals(last.root);
    return isSame
      ? ok(`the signer's memory of ${last.size} leaves fits the log of ${log.size}`)
      : missing(
          `${path} has another tree of ${last.size} leaves than Postgres`,
          'One of the two belongs to a different log',
        );
  } catch (error) {
    if (!(error instanceof SignerRefusal)) throw error;
    return missing(error.message, 'Check the file of RECEIPT_SIGNER_STATE');
  }
}
