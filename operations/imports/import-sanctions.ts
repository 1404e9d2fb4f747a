/** Imports a sanctions list. All files of one import form an edition, which replaces the earlier edition. */
import { createHash } from 'node:crypto';
import { type Database, inTransaction } from '../../db/database';
import { replaceSanctionList } from '../../db/queries/imports/sanctions';
import { enqueueWorkflow } from '../../db/queries/platform/enqueue-workflows';
import { isEndMark, readSanctionedName, type SanctionedName } from '../../domain/imports/sdn';
import { takeRecords, type Line } from '../../gateways/registers/csv-records';
import {
  inspectRegisterFile,
  readLines,
  type RegisterFile,
  RegisterFileError,
} from '../../gateways/registers/register-file';
import { type ScreeningInput } from '../../workflows/messages';

/**
 * The OFAC list of "specially designated nationals". It is the only list whose format the platform supports.
 */
export const OFAC_SDN = 'ofac-sdn';

export interface SanctionsReport {
  list: string;
  parties: number;
  aliases: number;
}

/**
 * Imports one edition of the OFAC SDN list in its own transaction. If a single row is broken, throws a
 * RegisterFileError that names the row, and keeps the earlier edition. An edition without that name could let
 * a sanctioned party pass. Enqueues the workflow that screens every organization again.
 */
export async function importSanctions(db: Database, paths: string[], at: Date): Promise<SanctionsReport> {
  const digest = createHash('sha256');
  const names: SanctionedName[] = [];
  for (const path of paths) {
    const file = await inspectRegisterFile(path);
    digest.update(file.digest);
    for await (const name of readNames(file)) names.push(name);
  }
  const parties = names.filter(({ isAlias }) => !isAlias).length;
  if (parties === 0) {
    throw new RegisterFileError(
      'FORMAT_UNKNOWN',
      'The files list no party. Pass SDN.CSV as well as ALT.CSV.',
    );
  }
  const edition = { digest: digest.digest('hex'), names, at };
  await inTransaction(db, async (tx) => {
    await replaceSanctionList(tx, OFAC_SDN, edition);
    await startScreening(tx, { list: OFAC_SDN, digest: edition.digest });
  });
  return { list: OFAC_SDN, parties, aliases: names.length - parties };
}

/** Starts the screening workflow. Its id contains the digest, so importing an edition twice starts it only once. */
async function startScreening(tx: Database, input: ScreeningInput): Promise<void> {
  await enqueueWorkflow(tx, {
    workflowType: 'screening',
    workflowId: `screening/${input.list}/${input.digest}`,
    input,
    searchAttributes: {},
    summary: `screen every organization against ${input.list}`,
    canWait: true,
  });
}

async function* readNames(file: RegisterFile): AsyncGenerator<SanctionedName, void, undefined> {
  let held: Line[] = [];
  for await (const { lines } of readLines(file)) {
    const { records, rest } = takeRecords([...held, ...lines], false);
    held = rest;
    yield* records.flatMap((record) => toName(file.name, record));
  }
  yield* takeRecords(held, true).records.flatMap((record) => toName(file.name, record));
}

function toName(
  fileName: string,
  record: ReturnType<typeof takeRecords>['records'][number],
): SanctionedName[] {
  if (record.fields !== undefined && isEndMark(record.fields)) return [];
  const name = record.fields === undefined ? record.fault : readSanctionedName(record.fields);
  if (typeof name !== 'string') return [name];
  throw new RegisterFileError(
    'FORMAT_UNKNOWN',
    `${fileName}, line ${String(record.line)}: ${name}. Nothing was changed.`,
  );
}
