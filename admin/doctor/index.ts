/** `doctor`: compares the settings with the running services, and says what is missing. Changes nothing. */
import { type Config, ConfigError } from '../../config';
import { closeDatabase, isDatabaseReady, openDatabase } from '../../db/database';
import { findSchemaState } from '../../db/migrate';
import { readArguments } from '../arguments';
import { type Command, type Place } from '../command';
import { messageOf, say } from '../console';
import { checkDocuments } from './documents';
import { type Check, type Finding, missing, ok, type Patient } from './finding';
import { checkMail } from './mail';
import { checkOverdue } from './overdue';
import { checkPeople } from './people';
import { checkPostgres } from './postgres';
import { checkProcessor } from './processor';
import { checkPublicUrl } from './public-url';
import { checkReceiptLog } from './receipt-log';
import { checkRegister } from './register';
import { hideSecrets } from './secrets';
import { checkTemporal } from './temporal';
import { checkTypesense } from './typesense';

/** All checks by subject, in the order in which their findings are printed. */
export const CHECKS: Record<string, Check> = {
  Postgres: checkPostgres,
  Temporal: checkTemporal,
  Money: checkOverdue,
  Typesense: checkTypesense,
  Mail: checkMail,
  Processor: checkProcessor,
  'Receipt log': checkReceiptLog,
  Documents: checkDocuments,
  'Public address': checkPublicUrl,
  Operators: checkPeople,
  Register: checkRegister,
};

export const doctor: Command = {
  async run(given, place) {
    const usage = `Usage: ${place.call('doctor')}
  Compares the settings with the running services and says what is missing. Changes nothing and sends no mail.
  The exit code is 0 if nothing is missing.`;
    readArguments({ usage }, given);
    let missed = 0;
    for await (const { isOk, what, advice } of examine(place)) {
      if (!isOk) missed += 1;
      say(`${isOk ? 'ok     ' : 'MISSING'}  ${what}${advice === undefined ? '' : `. ${advice}`}`);
    }
    say(
      missed === 0
        ? '\nNothing is missing.'
        : `\n${missed} ${missed === 1 ? 'thing is' : 'things are'} missing.`,
    );
    return missed === 0 ? 0 : 1;
  },
};

async function* examine(place: Place): AsyncGenerator<Finding, void, undefined> {
  let config: Config;
  try {
    config = place.running();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const fault of error.faults) yield missing(`Settings: ${fault}`, 'Correct this setting first');
    return;
  }
  yield ok(`Settings: valid for ${config.environment}`);
  yield* examineServices(config, CHECKS);
}

/** Runs the checks in order. A check that fails unexpectedly counts as missing. */
export async function* examineServices(
  config: Config,
  checks: Record<string, Check>,
): AsyncGenerator<Finding, void, undefined> {
  const db = openDatabase({ url: config.databaseUrl, poolMax: 2 });
  const hide = hideSecrets(config);
  const hasSchema = async () => {
    if (!(await isDatabaseReady(db))) return false;
    return (await findSchemaState(db)).pending.length === 0;
  };
  const patient: Patient = { config, db, hasSchema };
  try {
    for (const [subject, check] of Object.entries(checks)) {
      try {
        for await (const finding of check(patient))
          yield { ...finding, what: `${subject}: ${hide(finding.what)}` };
      } catch (error) {
        yield missing(`${subject}: ${hide(messageOf(error))}`, 'The check itself failed; see the message');
      }
    }
  } finally {
    await closeDatabase(db);
  }
}
