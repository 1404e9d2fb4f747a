/** Starts the pumps that write and send mails. */
import { type NoticeDependencies } from '../activities/notices';
import { type Gateways } from '../gateways';
import { type Logger } from '../log';
import { startMailRelay } from './mail-relay';
import { startNotices } from './notices';
import { type Pump } from './pump';
import { startTributes } from './tributes';

export function startMails(dependencies: NoticeDependencies & { gateways: Gateways }, log: Logger): Pump[] {
  const relay = startMailRelay(dependencies.db, dependencies.gateways, log);
  return [
    startNotices(dependencies, log),
    startTributes(dependencies, log),
    ...(relay === undefined ? [] : [relay]),
  ];
}
