import { findNewestCheckpoint } from '../../../db/queries/receipt-log/checkpoints';
import { listLogKeys, listLogs } from '../../../db/queries/receipt-log/logs';
import { notFound } from '../../../domain/errors';
import { presentEarlierLog, presentKeys } from '../../presenters/receipt-log';
import { publicAddress } from '../../../domain/public-address';
import { defineRoute } from '../../route';
import { receiptLogSchema } from './schema';

export const describeReceiptLog = defineRoute({
  method: 'get',
  path: '/.well-known/receipt-log.json',
  operationId: 'describeReceiptLog',
  tag: 'Receipt log',
  summary: 'Read the name and keys of the receipt log',
  description:
    'Compare the keys with a copy from a different source, because a log must not vouch for its own keys.',
  scope: 'any',
  success: { status: 200, description: 'The open log, and the closed ones', schema: receiptLogSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, config }) {
    const [logs, allKeys] = await Promise.all([listLogs(db), listLogKeys(db)]);
    const open = logs.find(({ closedAt }) => closedAt === null);
    if (open === undefined) throw notFound('receipt log');
    const closed = logs.filter(({ closedAt }) => closedAt !== null);
    const keys = presentKeys(allKeys, open.id);
    return {
      origin: open.origin,
      public_key: keys.findLast(({ until }) => until === null)?.public_key ?? null,
      checkpoint_url: `${publicAddress(config)}/v1/receipt-log/checkpoint`,
      keys,
      earlier_logs: await Promise.all(
        closed.map(async (log) => presentEarlierLog(log, allKeys, await findNewestCheckpoint(db, log.id))),
      ),
    };
  },
});
