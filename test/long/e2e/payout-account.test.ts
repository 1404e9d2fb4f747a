/** A payout account through every process: API, outbox relay, Temporal and worker. */
import { buildActor } from '../../factories';
import { call } from '../../support/api';
import { TEST_TIMEOUT_MS, useInstallation } from '../../support/installation';
import { buildVerifiedCharity } from '../../factories/verified-charity';
import { waitFor } from '../../support/wait';

interface WireAccount {
  account_id: string;
  status: string;
  effective_at: string | null;
}

const NUMBER = '98765432109876';

const installation = useInstallation();

it(
  'a confirmed account is active by itself when its cooling-off is over, and no process has written its number down',
  () =>
    installation.watch(async () => {
      const { db, api, worker, temporal } = installation;
      const charity = await buildVerifiedCharity(db, { ein: null });
      const asker = await buildActor(db, { memberOf: charity.id });
      const operator = await buildActor(db, { isOperator: true });
      const path = `/v1/charities/${charity.id}/payout-accounts`;
      const send = (method: string, where: string, key: string, body?: object) =>
        call<WireAccount>(api.address, method, where, { key, ...(body === undefined ? {} : { body }) });
      const account = {
        kind: 'bank_us',
        routing_number: '021000021',
        account_number: NUMBER,
        account_type: 'savings',
        holder_name: charity.name,
      };
      const { status, body } = await send('POST', path, asker.key, account);
      expect([status, body.status]).toEqual([201, 'pending_confirmation']);
      const own = `${path}/${body.account_id}`;
      const { body: confirmed } = await send('POST', `${own}/confirm`, operator.key);
      expect(confirmed.status).toBe('cooling_off');
      await waitFor('the account to be active', async () => {
        const { body: now } = await send('GET', own, asker.key);
        return now.status === 'active' ? now : undefined;
      });
      expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(confirmed.effective_at ?? ''));
      expect(await installation.workflows.getHandle(body.account_id).result()).toBe('active');
      const history = await installation.workflows.getHandle(body.account_id).fetchHistory();
      expect(JSON.stringify(history)).not.toContain(NUMBER);
      for (const process of [api, worker, temporal]) expect(process.log()).not.toContain(NUMBER);
    }),
  TEST_TIMEOUT_MS,
);
