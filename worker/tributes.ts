/** Sends the due mails about completed gifts in honor or in memory of somebody. */
import { type NoticeDependencies } from '../activities/notices';
import { sendDueTributes } from '../activities/tributes';
import { type Logger } from '../log';
import { type Pump, startPump } from './pump';

const IDLE_MS = 5_000;

export function startTributes(dependencies: NoticeDependencies, log: Logger): Pump {
  const work = () => sendDueTributes({ ...dependencies, log }, new Date());
  return startPump({ name: 'tributes', work, idleMs: IDLE_MS, log });
}
