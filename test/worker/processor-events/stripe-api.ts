/** The API before a double of Stripe, for tests of the processor's events. */
import { readConfig } from '../../../config';
import { type Database } from '../../../db/database';
import { checkLedger } from '../../../db/queries/ledger/check';
import { createGateways, type Gateways } from '../../../gateways';
import { createStripeProcessor } from '../../../gateways/processors/stripe';
import { buildActor, type BuiltActor } from '../../factories';
import { startApi, type TestApi } from '../../support/api';
import { StripeDouble } from '../../doubles/stripe/double';
import { type Dispute } from '../../doubles/stripe/objects';
import { applyEvent, eventsOf, type StripeWorld } from '../../factories/stripe-gifts';

export interface StripeApi {
  api: TestApi;
  double: StripeDouble;
  world: StripeWorld;
  gateways: Gateways;
  operator: BuiltActor;
  close(): Promise<void>;
}

export async function startStripeApi(): Promise<StripeApi> {
  const double = await StripeDouble.start();
  const processor = createStripeProcessor(double.settings);
  const api = await startApi({}, undefined, undefined, { processor });
  return {
    api,
    double,
    world: { db: api.db, double, processor },
    gateways: { ...createGateways(readConfig({}), api.db), processor },
    operator: await buildActor(api.db, { isOperator: true }),
    async close() {
      await api.close();
      await double.close();
    },
  };
}

/** No invariant of the ledger is broken. */
export async function expectSoundLedger(db: Database): Promise<void> {
  const broken: string[] = [];
  await checkLedger(db, ({ invariant, offenders, first }) => {
    if (offenders > 0) broken.push(`${invariant} ${JSON.stringify(first)}`);
  });
  expect(broken).toEqual([]);
}

/** Applies all events of a dispute in this order of their types, each under an id of its own. */
export async function applyDispute(
  world: StripeWorld,
  { id }: Pick<Dispute, 'id'>,
  types?: readonly string[],
): Promise<void> {
  const events = eventsOf(world, id);
  for (const type of types ?? events.map((event) => event.type)) {
    const event = events.find((each) => each.type === type);
    if (event === undefined) throw new Error(`the double sent no ${type}`);
    expect(await applyEvent(world, event)).toBe('applied');
  }
}

/** All orders of some items. */
export function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}
