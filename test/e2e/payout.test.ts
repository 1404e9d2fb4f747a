/** Payouts through every process: API, outbox relay, Temporal, its Schedule and the worker. */
import { Client, Connection } from '@temporalio/client';
import { findBroken } from '../support/broken-invariants';
import { listPayouts } from '../../db/queries/payouts/payouts';
import { payoutState } from '../../workflows/messages';
import { buildActor } from '../factories';
import { call } from '../support/api';
import { TEST_TIMEOUT_MS, useInstallation } from '../support/installation';
import { buildPayee } from '../factories/payees';
import { eventsOf } from '../support/payouts';
import { waitFor } from '../support/wait';

interface WirePayout {
  payout_id: string;
  status: string;
}

const secondOf = (ms: number) => Math.floor(ms / 1_000);

const installation = useInstallation();

it(
  'a payout that a member asks for is paid by itself, and one that operators hold waits for them',
  () =>
    installation.watch(async () => {
      const { db, api, workflows } = installation;
      const { charity, member, account } = await buildPayee(db);
      const path = `/v1/charities/${charity.id}/payouts`;
      const send = (method: string, where: string, key: string, body?: object) =>
        call<WirePayout>(api.address, method, where, { key, ...(body === undefined ? {} : { body }) });
      const ask = async (amount: string) => {
        const order = { currency: 'USD', amount, account_id: account.id };
        return (await send('POST', path, member.key, order)).body.payout_id;
      };
      const reach = (id: string, status: string) =>
        waitFor(`the payout to be ${status}`, async () => {
          const { body } = await send('GET', `${path}/${id}`, member.key);
          return body.status === status;
        });

      const id = await ask('60.00');
      await reach(id, 'paid');
      expect(await workflows.getHandle(id).result()).toBe('paid');
      expect(await eventsOf(db, id)).toEqual(['payout.created', 'payout.in_transit', 'payout.paid']);

      const operator = await buildActor(db, { isOperator: true });
      const held = await ask('40.00');
      expect((await send('POST', `/v1/payouts/${held}/hold`, operator.key, { reason: 'Why?' })).status).toBe(
        200,
      );
      await waitFor('the workflow to wait for operators', async () => {
        const view = await workflows.getHandle(held).query(payoutState);
        return view?.waitsFor === 'operators';
      });
      const query = `WorkflowType = 'payout' AND CharityId = '${charity.id}' AND PayoutStatus = 'held'`;
      await waitFor('an operator to find it', async () => (await workflows.count(query)).count === 1);
      await send('POST', `/v1/payouts/${held}/release`, operator.key, { reason: 'Answered.' });
      await reach(held, 'paid');
      expect(await findBroken(db)).toEqual([]);
    }),
  TEST_TIMEOUT_MS,
);

it(
  'the daily Schedule pays a charity by its schedule, once however often it runs',
  () =>
    installation.watch(async () => {
      const { db, api, temporal, environment } = installation;
      const { charity, member } = await buildPayee(db);
      const settings = `/v1/charities/${charity.id}/payout-settings`;
      const changed = { key: member.key, body: { schedule: 'daily' } };
      expect((await call(api.address, 'PATCH', settings, changed)).status).toBe(200);
      const connection = await Connection.connect({ address: temporal.address });
      const client = new Client({ connection, namespace: environment.TEMPORAL_NAMESPACE ?? 'default' });
      const schedule = client.schedule.getHandle('payout-run');
      for (const runs of [1, 2]) {
        await schedule.trigger();
        await waitFor('the run to end', async () => {
          const { info } = await schedule.describe();
          return info.numActionsTaken >= runs && info.runningActions.length === 0;
        });
        // Temporal names a run by the second, and starts no second run of that name.
        const ended = secondOf(Date.now());
        await waitFor('the next second', () => Promise.resolve(secondOf(Date.now()) > ended));
      }
      const made = async () =>
        (await listPayouts(db, { charityId: charity.id, limit: 9, offset: 0 })).payouts;
      await waitFor('the payout to be paid', async () => (await made())[0]?.status === 'paid');
      expect(await made()).toMatchObject([{ amountMinor: 10_000n, requestedBy: null }]);
      await connection.close();
    }),
  TEST_TIMEOUT_MS,
);
