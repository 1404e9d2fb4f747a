/** People around one charity, and the calls by which its name, EIN, address and wallet change. */
import { createActivities } from '../../../activities';
import { selectRows } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { readConfig } from '../../../config';
import { createGateways, type Gateways } from '../../../gateways';
import { type Person, type Reply, startApi, type TestApi, type WireError } from '../../support/api';
import { joinLongAgo } from '../../factories/people';
import { buildVerifiedCharity } from '../../factories/verified-charity';

interface WireChange {
  change_id: string;
  field: string;
  new_value: unknown;
  status: string;
  asked_by: string;
  effective_at: string | null;
}

interface WireCharity {
  id: string;
  name: string;
  ein: string | null;
  wallet_address: string;
  verified: boolean;
  listed: boolean;
  location: Record<string, unknown>;
  pending_changes?: WireChange[];
}

export const NEW_WALLET = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';

export interface World {
  api: TestApi;
  gateways: Gateways;
  /** A charity with two members who may confirm for each other. */
  build(changes?: Partial<Charity>): Promise<{ charity: Charity; asker: Person; second: Person }>;
  joinLongAgo(charityId: string, userId: string): Promise<void>;
  edit(charityId: string, body: object, key: string): Promise<Reply<WireCharity & WireError>>;
  act(
    charityId: string,
    changeId: string,
    step: 'confirm' | 'refuse',
    key: string,
  ): Promise<Reply<WireChange & WireError>>;
  /** What the workflow does when the cooling-off is over. */
  endCoolingOff(changeId: string): Promise<string>;
  /** Asks for one change and answers its id. */
  ask(charityId: string, body: object, key: string): Promise<string>;
  /** The stage of a charity's verification. */
  stageOf(charityId: string): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Starts the world of a test file before its tests, and closes it after them. */
export function useWorld(): World {
  const world = {} as World;
  beforeAll(async () => {
    Object.assign(world, await startWorld());
  });
  afterAll(() => world.close?.());
  return world;
}

export async function startWorld(settings: Record<string, string> = {}): Promise<World> {
  const api = await startApi(settings);
  const gateways = createGateways(readConfig({ DATABASE_URL: api.databaseUrl, ...settings }), api.db);
  const activities = createActivities({ db: api.db, gateways });
  const world: World = {
    api,
    gateways,
    async build(changes) {
      const charity = await buildVerifiedCharity(api.db, { ein: null, ...changes });
      const [asker, second] = await Promise.all([api.person(), api.person()]);
      for (const { userId } of [asker, second]) await world.joinLongAgo(charity.id, userId);
      return { charity, asker, second };
    },
    joinLongAgo: (charityId, userId) => joinLongAgo(api.db, charityId, userId),
    edit: (charityId, body, key) => api.call('PATCH', `/v1/charities/${charityId}`, { key, body }),
    act: (charityId, changeId, step, key) =>
      api.call('POST', `/v1/charities/${charityId}/changes/${changeId}/${step}`, {
        key,
        ...(step === 'refuse' ? { body: { reason: 'We know nothing of it.' } } : {}),
      }),
    endCoolingOff: (changeId) => activities.endCoolingOff({ changeId }),
    async ask(charityId, body, key) {
      const { status, body: charity, text } = await world.edit(charityId, body, key);
      if (status !== 200) throw new Error(text);
      return charity.pending_changes?.at(-1)?.change_id ?? '';
    },
    async stageOf(charityId) {
      const [row] = await selectRows<{ stage: string }>(
        api.db,
        'SELECT stage FROM verifications WHERE entity_id = $1 ORDER BY id DESC LIMIT 1',
        [charityId],
      );
      return row?.stage;
    },
    async close() {
      await gateways.outbound.close();
      await api.close();
    },
  };
  return world;
}
