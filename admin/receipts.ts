/** `receipts`: checks proofs, watches other logs, and keeps this installation's receipt log in order. */
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { type Config } from '../config';
import { parseVerifierKey } from '../domain/receipt-log/keys';
import { createSmtpMailer } from '../gateways/mail/mailer';
import { addSigningKey, endOldKeys, readKeyLines } from '../gateways/settlement/receipt-key-rotation';
import { openReceiptSigner, signingKeyPath } from '../gateways/settlement/receipt-signing-key';
import { createLog } from '../log';
import { readArguments } from './arguments';
import { type Command, type Place } from './command';
import { say, UserError } from './console';
import { recover } from './receipts/recover';
import { type TrustOptions, verifyFile } from './receipts/verify';
import { verifyStatementFile } from './receipts/verify-statement';
import { startWitness, type WitnessOptions } from './receipts/witness';
import { witnessDirectory } from './receipts/witness-directory';

const usage = (place: Place) => `Usage: ${place.call('receipts', 'COMMAND')}
  verify FILE --key KEY [--origin NAME] [--witness KEY]
      verifies a proof; trusts only what you name (exit code 0: right, 1: wrong)
  verify-statement FILE [--proof FILE --key KEY [--origin NAME] [--witness KEY]]
      checks every line and the sums of a charity's statement (JSON), and prints its hashes; with proofs also that the
      log has them (exit code 0: right, 1: wrong)
  witness URL --key KEY [--origin NAME] [--name NAME] [--state DIRECTORY] [--port PORT] [--host HOST] [--once]
      copies and cosigns a log, serves add-checkpoint, and raises an alarm at a fork or a rollback (exit code 3);
      MAIL_TO with SMTP_URL and MAIL_FROM mails the alarm
  recover [--from DIRECTORY|URL]
      after Postgres was restored: appends lost leaves again, from the signer's copy;
      --from names a witness's copy, for leaves that are older than the signer's copy
  recover --close REASON
      closes the log and opens the one that RECEIPT_LOG_ORIGIN names
  rotate [--end]
      adds a key that signs beside the old one; --end stops the old one
  key [--new]
      prints the verifier keys that sign; --new first makes the key of RECEIPT_SIGNING_KEY_FILE
  --key, --witness and --proof may be repeated. While a log rotates its key, name the old and the new one.`;
const OPTIONS = {
  key: { type: 'string', multiple: true },
  witness: { type: 'string', multiple: true },
  proof: { type: 'string', multiple: true },
  origin: { type: 'string' },
  name: { type: 'string' },
  state: { type: 'string' },
  host: { type: 'string', default: '127.0.0.1' },
  port: { type: 'string', default: '0' },
  once: { type: 'boolean', default: false },
  from: { type: 'string' },
  close: { type: 'string' },
  end: { type: 'boolean', default: false },
  new: { type: 'boolean', default: false },
} as const;
const POLL_MS = 10_000;
const ALARMED = 3;

export const receipts: Command = {
  async run(given, place) {
    const { positionals, values } = read(given, place);
    const [command = '', operand = ''] = positionals;
    const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
    if (run === undefined) throw new UserError(`Unknown command '${command}'.\n\n${usage(place)}`);
    return run(operand, values, place);
  },
};

type Values = ReturnType<typeof read>['values'];
const read = (given: string[], place: Place) =>
  readArguments({ usage: usage(place), options: OPTIONS, operands: { least: 1, most: 2 } }, given);

/** Each command returns the exit code. */
const COMMANDS: Record<string, (operand: string, values: Values, place: Place) => Promise<number>> = {
  verify: async (file, values, { directory }) => {
    return (await verifyFile(resolve(directory, file), readTrust(values))) ? 0 : 1;
  },
  'verify-statement': async (file, values, { directory }) => {
    const proofs = (values.proof ?? []).map((proof) => resolve(directory, proof));
    const trust = proofs.length === 0 ? undefined : readTrust(values);
    return (await verifyStatementFile(resolve(directory, file), proofs, trust)) ? 0 : 1;
  },
  witness,
  recover: async (_operand, { from, close }, place) => {
    if ((from !== undefined && close !== undefined) || close === '') {
      throw new UserError('Say either --from DIRECTORY|URL or --close REASON, or neither.');
    }
    const options = { ...(from === undefined ? {} : { from }), ...(close === undefined ? {} : { close }) };
    await place.withDatabase((config) => recover(options, config));
    return 0;
  },
  rotate: async (_operand, { end }, place) => {
    const config = place.settings();
    const path = signingKeyPath(config);
    if (path === undefined) {
      throw new UserError(
        'RECEIPT_SIGNING_KEY is a setting. Move the key to a RECEIPT_SIGNING_KEY_FILE to rotate it.',
      );
    }
    await openReceiptSigner(config);
    const keys = end ? await endOldKeys(path) : await addSigningKey(path, config.receiptLog.origin);
    say(`These keys sign once the workers have restarted:\n${keys.join('\n')}`);
    return 0;
  },
  key: async (_operand, { new: isNew }, place) => {
    const config = place.settings();
    if (isNew) await makeFirstKey(config);
    say((await openReceiptSigner(config)).publicKeys.join('\n'));
    return 0;
  },
};

function readTrust({ key, origin, witness: witnesses = [] }: Values): TrustOptions {
  if (key === undefined) throw new UserError('Name the key that you trust: --key KEY');
  return { keys: key, witnesses, ...(origin === undefined ? {} : { origin }) };
}

/** Never replaces a key, because the gifts that the old key signed could then not be verified any more. */
async function makeFirstKey(config: Config): Promise<void> {
  const path = signingKeyPath(config);
  if (path === undefined)
    throw new UserError('RECEIPT_SIGNING_KEY is set. Remove it to make a key in a file.');
  if ((await readKeyLines(path)).length > 0) throw new UserError(`${path} has a key already.`);
  await addSigningKey(path, config.receiptLog.origin);
}

async function witness(url: string, values: Values, place: Place): Promise<number> {
  const keys = (values.key ?? []).map(parseVerifierKey);
  const [logKey] = keys;
  if (url === '' || logKey === undefined) {
    throw new UserError('Name the log and its keys: witness URL --key KEY');
  }
  const origin = values.origin ?? logKey.name;
  const config = place.settings();
  const running = await startWitness(
    {
      url,
      log: { origin, keys },
      name: values.name ?? `${hostname()}/witness`,
      directory: resolve(values.state ?? witnessDirectory(config.home, origin)),
      host: values.host,
      port: Number(values.port),
      ...(values.once ? {} : { pollMs: POLL_MS }),
      mail: createAlarmMail(config),
    },
    createLog('witness', 'info'),
  );
  if (values.once) await running.look();
  else {
    say(`Witness ${running.key}\nserves http://${values.host}:${running.port}/add-checkpoint`);
    await new Promise((stop) => process.once('SIGINT', stop).once('SIGTERM', stop));
  }
  await running.close();
  return running.alarms.size > 0 ? ALARMED : 0;
}

/** Mails alarms to MAIL_TO through the server in SMTP_URL, if both are set. */
function createAlarmMail({ smtp, mailTo: to }: Config): WitnessOptions['mail'] {
  if (smtp === undefined || to === undefined) return () => Promise.resolve();
  return async (subject, text) => {
    const mailer = createSmtpMailer(smtp);
    await mailer.send({ to, subject, text }).finally(() => mailer.close());
  };
}
