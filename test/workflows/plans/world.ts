/** Plans on a real database, with gifts that settle on demand and a clock that the test holds. */
import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import { type Database, inTransaction, selectRows } from '../../../db/database';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { findPlan } from '../../../db/queries/plans/plans';
import { type Plan, type PlanChange } from '../../../domain/plans/plan';
import { scheduleOf } from '../../../domain/plans/schedule';
import { createGateways, type Gateways } from '../../../gateways';
import { createSandboxNetwork } from '../../../gateways/settlement/sandbox-network';
import { createPlan, type PlanOrder } from '../../../operations/plans/create-plan';
import { storePlanChange } from '../../../operations/plans/plan-change';
import { type GiftOrder } from '../../../operations/gifts/order';
import { type RecurringRetryInput } from '../../../workflows/messages';
import { type ActorOptions, buildActor, buildCharity } from '../../factories';
import { PLAIN_ORDER } from '../../factories/gift-order';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { actionTimes } from '../../factories/recurring';

/** Later than any date of a test. */
const NEVER = new Date('2200-01-01T00:00:00Z');
const SETTLING_MS = 3_600_000;

export interface ListedOccurrence {
  due: string;
  status: string;
  attempts: number;
}

export class World {
  readonly db: Database;
  readonly gateways: Gateways;
  readonly activities: ReturnType<typeof createActivities>;
  private networkMs = 0;
  private settling: Promise<void> = Promise.resolve();

  private constructor(private readonly test: TestDatabase) {
    this.db = test.db;
    const gateways = createGateways(readConfig({ LOG_LEVEL: 'silent' }), test.db);
    const sandbox = createSandboxNetwork(test.db, () => this.networkMs);
    this.gateways = { ...gateways, networks: { ...gateways.networks, sandbox } };
    this.activities = createActivities({ db: test.db, gateways: this.gateways });
  }

  static async start(): Promise<World> {
    return new World(await openTestDatabase());
  }

  close(): Promise<void> {
    return this.test.close();
  }

  /** Begins a plan of 25.00 USD at a moment, for a new donor and charity, and answers its id. */
  async begin(...order: Parameters<World['give']>): Promise<string> {
    const { recurringId } = await this.give(...order);
    await this.settleGifts();
    return recurringId ?? '';
  }

  /** Makes the first gift of such a plan. It is not charged yet. */
  async give(
    at: string,
    plan: PlanOrder,
    changes: Partial<GiftOrder> = {},
    donorOptions: ActorOptions = {},
  ): Promise<Gift> {
    const [donor, charity] = [await buildActor(this.db, donorOptions), await buildCharity(this.db)];
    const order: GiftOrder = {
      donor: { ...donor, verificationLevel: donorOptions.verificationLevel ?? 'enhanced' },
      charityId: charity.id,
      amount: { currency: 'USD', minor: 2_500n },
      ...PLAIN_ORDER,
      ...changes,
    };
    const circumstances = { gateways: this.gateways };
    return inTransaction(this.db, (tx) => createPlan({ tx, at: new Date(at) }, order, plan, circumstances));
  }

  async plan(id: string): Promise<Plan> {
    const plan = await findPlan(this.db, id);
    if (plan === undefined) throw new Error(`${id} is not there`);
    return plan;
  }

  /** Changes a plan as an endpoint would. */
  async change(id: string, at: string, change: (plan: Plan) => PlanChange): Promise<void> {
    const before = await this.plan(id);
    await inTransaction(this.db, (tx) => storePlanChange({ tx, at: new Date(at) }, change(before)));
  }

  /** Lets time pass as the plan's schedule and the waiting retries would; what falls into an outage runs late. */
  async pass(id: string, from: string, to: string, outage?: { from: string; to: string }): Promise<void> {
    const end = new Date(to);
    for (let at = new Date(from); at <= end;) {
      const schedule = scheduleOf(await this.plan(id));
      const later = new Date(at.getTime() + 1);
      const [action = NEVER] = schedule === undefined ? [] : actionTimes(schedule, later, end);
      const retry = await this.takeRetry(id, action < end ? action : end);
      if (retry !== undefined) {
        await this.activities.retryGift({ ...retry, atMs: retry.dueAtMs });
        await this.settleGifts();
        continue;
      }
      at = action;
      const isOut = outage !== undefined && at >= new Date(outage.from) && at < new Date(outage.to);
      if (at <= end) await this.run(id, isOut ? new Date(outage.to) : at);
    }
  }

  /** A run of the schedule at a moment, and the end of the gifts it made. */
  async run(id: string, at: Date): Promise<void> {
    // Twice at once: a doubled action must make nothing twice.
    const input = { recurringId: id, atMs: at.getTime() };
    await Promise.all([this.activities.makeDueGifts(input), this.activities.makeDueGifts(input)]);
    await this.settleGifts();
  }

  occurrences(id: string): Promise<ListedOccurrence[]> {
    return selectRows(
      this.db,
      `SELECT due_on::text AS due, status, attempts FROM recurring_occurrences
       WHERE recurring_id = $1 ORDER BY number`,
      [id],
    );
  }

  /** How many gifts of a plan were completed. */
  async countGifts(id: string): Promise<number> {
    const rows = await selectRows(
      this.db,
      `SELECT 1 FROM donations WHERE recurring_id = $1 AND status = 'completed'`,
      [id],
    );
    return rows.length;
  }

  /** The names of a plan's events, in order. */
  async events(id: string): Promise<string[]> {
    const rows = await selectRows<{ name: string }>(
      this.db,
      `SELECT name FROM events WHERE data->>'recurring_id' = $1 ORDER BY id`,
      [id],
    );
    return rows.map(({ name }) => name);
  }

  /** Charges and confirms, or fails, every gift that is pending. Runs that are at once take turns, as a gift has one workflow. */
  settleGifts(): Promise<void> {
    this.settling = this.settling.then(() => this.settlePending());
    return this.settling;
  }

  private async settlePending(): Promise<void> {
    const pending = await selectRows<{ id: string }>(
      this.db,
      `SELECT id FROM donations WHERE status = 'pending'`,
    );
    for (const { id: donationId } of pending) {
      await this.activities.chargeDonation({ donationId });
      await this.activities.broadcastDonation({ donationId });
      this.networkMs += SETTLING_MS;
      await this.activities.settleDonation({ donationId, lastCheck: true });
    }
  }

  /** The first promised retry that is due by then; it is forgotten, as the relay would. */
  private async takeRetry(id: string, by: Date): Promise<RecurringRetryInput | undefined> {
    const [row] = await selectRows<{ input: RecurringRetryInput }>(
      this.db,
      `DELETE FROM outbox WHERE id = (
         SELECT id FROM outbox WHERE workflow_type = 'recurringRetry' AND input->>'recurringId' = $1
           AND (input->>'dueAtMs')::bigint <= $2 ORDER BY (input->>'dueAtMs')::bigint LIMIT 1
       ) RETURNING input`,
      [id, by.getTime()],
    );
    return row?.input;
  }
}
