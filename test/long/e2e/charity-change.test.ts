/** A change of a wallet through every process: API, outbox relay, Temporal and worker. */
import { findCharity } from '../../../db/queries/charities/charities';
import { buildActor } from '../../factories';
import { call } from '../../support/api';
import { TEST_TIMEOUT_MS, useInstallation } from '../../support/installation';
import { buildVerifiedCharity } from '../../factories/verified-charity';
import { waitFor } from '../../support/wait';

const WALLET = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';

const installation = useInstallation();

it(
  'a confirmed wallet comes into force by itself when its cooling-off is over',
  () =>
    installation.watch(async () => {
      const { db, api } = installation;
      const url = api.address;
      const charity = await buildVerifiedCharity(db, { ein: null });
      const asker = await buildActor(db, { memberOf: charity.id });
      const operator = await buildActor(db, { isOperator: true });
      const path = `/v1/charities/${charity.id}`;
      const { body } = await call<{ pending_changes: { change_id: string }[] }>(url, 'PATCH', path, {
        key: asker.key,
        body: { wallet_address: WALLET },
      });
      const confirm = `${path}/changes/${body.pending_changes[0]?.change_id ?? ''}/confirm`;
      const { status, body: change } = await call<{ effective_at: string }>(url, 'POST', confirm, {
        key: operator.key,
      });
      expect(status).toBe(200);
      expect((await findCharity(db, charity.id))?.walletAddress).toBe(charity.walletAddress);
      const updated = await waitFor('the wallet to change', async () => {
        const now = await findCharity(db, charity.id);
        return now?.walletAddress === WALLET ? now : undefined;
      });
      expect(updated.updatedAt.getTime()).toBeGreaterThanOrEqual(new Date(change.effective_at).getTime());
      expect(updated.verificationLevel).toBe('basic');
    }),
  TEST_TIMEOUT_MS,
);
