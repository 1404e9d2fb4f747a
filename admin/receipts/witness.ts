/**
 * Runs a witness of another installation's log. It copies the log, cosigns its checkpoints, and raises an
 * alarm if the log is not append-only.
 */
import { NoteError } from '../../domain/receipt-log/note-error';
import { printVerifierKey } from '../../domain/receipt-log/keys';
import { type Logger } from '../../log';
import { startPump } from '../../worker/pump';
import { createCosigner, type WatchedLog } from './cosigner';
import { openSource, SourceError } from './tile-source';
import { Alarm, type AlarmKind, ALARMS, watchOnce } from './watch';
import { serveWitness } from './witness-server';
import { openWitnessState, type WitnessState } from './witness-state';

export interface WitnessOptions {
  /** The log's address. Its `checkpoint` and `tile/` are below this URL. */
  url: string;
  log: WatchedLog;
  /** The name of the witness's own key. */
  name: string;
  directory: string;
  host: string;
  port: number;
  /**
   * The interval at which the witness looks at the log. Without it, the witness looks only when `look` is
   * called.
   */
  pollMs?: number;
  /** Mails an alarm; does nothing without a mail server. */
  mail: (subject: string, text: string) => Promise<void>;
}

export interface RunningWitness {
  port: number;
  /** The witness's verifier key, for RECEIPT_WITNESSES. */
  key: string;
  /** Looks at the log now. Returns the alarm that it raised, if any. */
  look(): Promise<AlarmKind | undefined>;
  /** Every alarm since the start. */
  alarms: ReadonlySet<AlarmKind>;
  close(): Promise<void>;
}

/** Serves until `close`, and looks at the log at intervals. */
export async function startWitness(options: WitnessOptions, logger: Logger): Promise<RunningWitness> {
  const { url, log, directory, host, port, pollMs } = options;
  const state = await openWitnessState(directory, { name: options.name, origin: log.origin });
  const source = openSource(url, (waitMs) =>
    logger.warn({ code: 'RECEIPT_LOG_BUSY', waitMs }, 'the log asks to wait'),
  );
  const cosigner = createCosigner(state, log, Date.now);
  const alarms = new Set<AlarmKind>();
  const raise = async (alarm: Alarm): Promise<void> => {
    alarms.add(alarm.kind);
    await report(alarm, { state, logger, mail: options.mail });
  };
  const lookOnce = () => watchOnce({ source, state, cosigner, log });
  const look = () => catchAlarm(lookOnce, raise, logger);
  const work = () => look().then(() => false);
  const polling =
    pollMs === undefined ? undefined : startPump({ name: 'witness', work, idleMs: pollMs, log: logger });
  const server = await serveWitness(
    {
      directory,
      metrics: () => printMetrics(alarms),
      addCheckpoint: async (text) => {
        const answer = await cosigner.answer(text);
        if (answer.status === 409 && answer.isFork) {
          await raise(new Alarm('fork', `${log.origin} signed two trees of ${answer.size} leaves.`, text));
        }
        if (answer.status === 200) polling?.wake();
        return answer;
      },
    },
    { host, port },
  );
  return {
    port: server.port,
    key: printVerifierKey(state.signer.key),
    look,
    alarms,
    async close() {
      await source.close();
      await Promise.all([server.close(), polling?.stop()]);
    },
  };
}

async function catchAlarm(
  work: () => Promise<unknown>,
  raise: (alarm: Alarm) => Promise<void>,
  logger: Logger,
): Promise<AlarmKind | undefined> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Alarm) {
      await raise(error);
      return error.kind;
    }
    if (!(error instanceof SourceError || error instanceof NoteError)) throw error;
    logger.warn({ code: 'RECEIPT_LOG_UNREADABLE', reason: error.message }, 'the log could not be read');
  }
  return undefined;
}

/** Stores the evidence of an alarm. Logs and mails the alarm once, until somebody moves the evidence away. */
async function report(
  alarm: Alarm,
  { state, logger, mail }: { state: WitnessState; logger: Logger; mail: WitnessOptions['mail'] },
): Promise<void> {
  const code = ALARMS[alarm.kind];
  if (!(await state.saveEvidence(code, alarm.evidence))) return;
  logger.error({ code, reason: alarm.message }, 'the log broke its promise');
  await mail(`${code}: ${alarm.message}`, `${alarm.message}\n\n${alarm.evidence}`).catch(() => {
    logger.error({ code: 'WITNESS_MAIL_FAILED' }, 'the alarm could not be mailed');
  });
}

function printMetrics(alarms: ReadonlySet<AlarmKind>): string {
  const kinds = Object.keys(ALARMS) as AlarmKind[];
  const lines = kinds.map((kind) => `giving_witness_alarms{kind="${kind}"} ${alarms.has(kind) ? 1 : 0}\n`);
  return `# TYPE giving_witness_alarms gauge\n${lines.join('')}`;
}
