/** The real API with its gifts on the receipt log. The test does what the workflows do. */
import { createActivities } from '../../../activities';
import { type ReceiptProof } from '../../../client/index';
import { readConfig } from '../../../config';
import { createGateways } from '../../../gateways';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { startApi, type TestApi } from '../../support/api';
import { createTestReceiptLog, type TestReceiptLog } from '../../factories/test-receipt-log';

export interface ApiOnReceipts {
  api: TestApi;
  log: TestReceiptLog;
  operator: BuiltActor;
  /** Gives 25.00 USD unless the body says otherwise, and settles the gift. Returns its id. */
  give(donor: BuiltActor, body?: object): Promise<string>;
  /** Returns an amount to the donor, who bears the processing fee. */
  refund(
    donor: BuiltActor,
    donationId: string,
    amount: string,
  ): Promise<{ refund_id: string; returned_amount: string }>;
  /** Has the donor's bank decide a dispute. */
  dispute(
    donationId: string,
    outcome: 'won' | 'lost',
  ): Promise<{ dispute_id: string; withdrawn: string; resolved_at: string }>;
  readProof(donationId: string): Promise<ReceiptProof>;
  close(): Promise<void>;
}

export async function startApiOnReceipts(settings: Record<string, string> = {}): Promise<ApiOnReceipts> {
  const api = await startApi({ SETTLEMENT_NETWORK: 'receipts', ...settings });
  const log = createTestReceiptLog(api.db);
  const operator = await buildActor(api.db, { isOperator: true });
  const activities = createActivities({ db: api.db, gateways: createGateways(readConfig({}), api.db) });

  async function call<Body>(method: string, path: string, key: string, body?: object): Promise<Body> {
    const reply = await api.call<Body>(method, path, { key, body });
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.text}`);
    return reply.body;
  }

  return {
    api,
    log,
    operator,
    async give(donor, body = {}) {
      const { id: charity_id } = await buildCharity(api.db, { ein: null });
      const gift = { charity_id, amount: '25.00', currency: 'USD', ...body };
      const { donation_id: donationId } = await call<{ donation_id: string }>(
        'POST',
        '/v1/donations',
        donor.key,
        gift,
      );
      await activities.chargeDonation({ donationId });
      await activities.broadcastDonation({ donationId });
      await log.sign();
      const { status } = await activities.settleDonation({ donationId, lastCheck: false });
      if (status !== 'completed') throw new Error(`${donationId} is ${status}`);
      return donationId;
    },
    async refund(donor, donationId, amount) {
      const path = `/v1/donations/${donationId}/refunds`;
      const { refund_id } = await call<{ refund_id: string }>('POST', path, donor.key, { amount });
      await activities.settleRefund({ refundId: refund_id });
      return call('GET', `${path}/${refund_id}`, operator.key);
    },
    async dispute(donationId, outcome) {
      const path = `/v1/donations/${donationId}/disputes`;
      const { dispute_id } = await call<{ dispute_id: string }>('POST', path, operator.key, {});
      return call('POST', `${path}/${dispute_id}/resolution`, operator.key, { outcome });
    },
    readProof: (donationId) => call('GET', `/v1/donations/${donationId}/proof`, operator.key),
    async close() {
      log.close();
      await api.close();
    },
  };
}
