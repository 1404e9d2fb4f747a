/**
 * Plants differences between the ledger and the outside. It stands between the platform and the simulated processor, and
 * changes what the processor lists, as docs/rules/reconciliation.md describes each kind. It also changes stored leaves of
 * the receipt log. The platform cannot know what was planted.
 */
import { type Database, selectRows } from '../../db/database';
import { type Day, startOfDay } from '../../domain/days';
import { DIFFERENCE_KINDS, type DifferenceKind, type Movement } from '../../domain/reconciliation/item';
import {
  type ChargeRange,
  type MovementPage,
  type PaymentProcessor,
} from '../../gateways/processors/payment-processor';
import { type Entry } from '../../test/factories/outside-files';

type Listed = MovementPage['movements'][number];

export interface Planted {
  kind: DifferenceKind;
  /** Our id, or the outside's name of something that is not ours. */
  subject: string;
}

/** The number of differences of each kind. */
const EACH_KIND = 6;

/** The number of differences that are planted in a year. */
export const PLANTED = DIFFERENCE_KINDS.length * EACH_KIND;

const DAY_MS = 86_400_000;
/** The first difference is planted on this day of the year, and the next ones after as many days. */
const FIRST_DAY = 20;
const EVERY_DAYS = 5;

/** Changes one movement of the processor's list. An empty answer leaves it out. */
type Change = (movement: Listed) => Listed[];

const CHANGES: Partial<Record<DifferenceKind, { of: Movement; change: Change }>> = {
  missing_there: { of: 'charge', change: () => [] },
  duplicate: {
    of: 'charge',
    change: (movement) => [movement, { ...movement, reference: `${movement.reference}/again` }],
  },
  other_amount: {
    of: 'payout',
    change: (movement) => [{ ...movement, amountMinor: movement.amountMinor - 100n }],
  },
  other_currency: { of: 'charge', change: (movement) => [{ ...movement, currency: 'CHF' }] },
  other_date: {
    of: 'charge',
    change: (movement) => [{ ...movement, movedAt: new Date(movement.movedAt.getTime() - 12 * DAY_MS) }],
  },
  other_fee: {
    of: 'charge',
    change: (movement) => [{ ...movement, feeMinor: (movement.feeMinor ?? 0n) + 7n }],
  },
};

/** Every second one of these is planted into a statement of the bank. */
const OF_STATEMENTS: readonly DifferenceKind[] = ['unknown_reference', 'duplicate', 'missing_there'];

/** What the bank is to say of a payout. */
export interface StatedPayout extends Entry {
  /** Nothing else will come from the bank. */
  isFinal: boolean;
}

interface Waiting {
  kind: DifferenceKind;
  from: Date;
  of: 'processor' | 'bank';
}

interface Added {
  kind: DifferenceKind;
  add: (at: Date) => Promise<Listed | undefined>;
}

export class Planter {
  readonly planted: Planted[] = [];
  /** What is still to be planted, in the order of the days. */
  private readonly waiting: Waiting[];
  /** A processor lists the same however often it is asked. */
  private readonly changed = new Map<string, Listed[]>();
  private readonly added = new Map<string, Listed>();
  private readonly states = new Set<string>();
  private readonly touched = new Set<string>();

  constructor(
    private readonly db: Database,
    firstDay: Date,
  ) {
    const kinds: DifferenceKind[] = Array.from({ length: EACH_KIND }, () => DIFFERENCE_KINDS).flat();
    this.waiting = kinds.map((kind, index) => ({
      kind,
      of:
        OF_STATEMENTS.includes(kind) && Math.floor(index / DIFFERENCE_KINDS.length) % 2 === 1
          ? 'bank'
          : 'processor',
      from: new Date(firstDay.getTime() + (FIRST_DAY + index * EVERY_DAYS) * DAY_MS),
    }));
  }

  /** The processor as the platform sees it. */
  disguise(processor: PaymentProcessor): PaymentProcessor {
    return {
      ...processor,
      listMovements: async (range) => {
        const page = await processor.listMovements(range);
        const movements: Listed[] = page.movements.flatMap((movement) => this.show(movement));
        // Whatever is added is on the last page of its day.
        if (page.next === undefined) movements.push(...(await this.addTo(range)));
        return { ...page, movements };
      },
      listCharges: async (range) => {
        const page = await processor.listCharges(range);
        const charges = page.charges.map((charge) => {
          const subject = charge.donationId ?? charge.reference;
          if (charge.state === 'approved' && this.isNext('other_state', range.to) && this.isFree(subject)) {
            this.note('other_state', subject);
            this.states.add(subject);
          }
          return this.states.has(subject) ? { ...charge, state: 'failed' as const } : charge;
        });
        return { ...page, charges };
      },
    };
  }

  /** Changes the text of a stored leaf of a refund, if one is to be changed by now. */
  async tamper(at: Date): Promise<void> {
    if (!this.isNext('other_content', at)) return;
    const [leaf] = await selectRows<{ reference: string }>(
      this.db,
      `UPDATE receipt_leaves SET text = replace(text, '"kind":"refund"', '"kind": "refund"')
       WHERE leaf_hash = (SELECT leaf_hash FROM receipt_leaves WHERE kind = 'refund' AND leaf_index IS NOT NULL
         AND text LIKE '%"kind":"refund"%' AND queued_at > $1::timestamptz - interval '20 days'
         ORDER BY queued_at DESC LIMIT 1) RETURNING reference`,
      [at],
    );
    if (leaf !== undefined) this.note('other_content', leaf.reference);
  }

  /** Returns the entries that the bank's statement of a day shows. */
  changeStatement(statementId: string, day: Day, entries: StatedPayout[]): Entry[] {
    const at = startOfDay(day);
    const shown: Entry[] = [];
    if (this.isNext('unknown_reference', at, 'bank')) {
      shown.push({ currency: 'EUR', minor: -1_250n, day });
      this.note('unknown_reference', `${statementId}/${shown.length}`, 'bank');
    }
    for (const entry of entries) {
      const payoutId = entry.isFinal ? entry.payoutId : undefined;
      const kind = (['duplicate', 'missing_there'] as const).find((each) => this.isNext(each, at, 'bank'));
      if (payoutId === undefined || kind === undefined) {
        shown.push(entry);
        continue;
      }
      this.note(kind, payoutId, 'bank');
      if (kind === 'duplicate') shown.push(entry, entry);
    }
    return shown;
  }

  private show(movement: Listed): Listed[] {
    const known = this.changed.get(movement.reference);
    if (known !== undefined) return known;
    const kind = this.waiting.find(
      ({ kind: each, from, of }) =>
        of === 'processor' &&
        from <= movement.movedAt &&
        CHANGES[each]?.of === movement.movement &&
        (each !== 'other_fee' || movement.feeMinor !== null),
    )?.kind;
    const change = kind === undefined ? undefined : CHANGES[kind]?.change;
    if (kind === undefined || change === undefined || !this.isFree(movement.subject)) return [movement];
    this.note(kind, movement.subject);
    const shown = change(movement);
    this.changed.set(movement.reference, shown);
    return shown;
  }

  private async addTo({ from, to }: ChargeRange): Promise<Listed[]> {
    for (const { kind, add } of this.additions()) {
      if (!this.isNext(kind, to)) continue;
      const movement = await add(from);
      if (movement === undefined || !this.isFree(movement.subject)) continue;
      this.note(kind, movement.subject);
      this.added.set(movement.reference, movement);
    }
    return [...this.added.values()].filter(({ movedAt }) => movedAt >= from && movedAt < to);
  }

  private additions(): Added[] {
    return [
      {
        kind: 'unknown_reference',
        add: (at) =>
          Promise.resolve(
            strange(`adjustment-${at.getTime()}`, { movement: 'other', amountMinor: -1_500n, at }),
          ),
      },
      {
        // The processor took the money of a gift that failed here.
        kind: 'missing_here',
        add: async (at) => {
          const [gift] = await selectRows<{ id: string; minor: string; currency: string }>(
            this.db,
            `SELECT id, total_charge_minor::text AS minor, currency FROM donations
             WHERE status = 'failed' AND created_at < $1 ORDER BY created_at DESC LIMIT 1`,
            [at],
          );
          if (gift === undefined) return undefined;
          const { id, currency } = gift;
          return { ...strange(id, { movement: 'charge', amountMinor: BigInt(gift.minor), at }), currency };
        },
      },
    ];
  }

  /** Returns true if a difference of a kind is to be planted by now. */
  private isNext(kind: DifferenceKind, at: Date, of: Waiting['of'] = 'processor'): boolean {
    return this.waiting.some((next) => next.kind === kind && next.of === of && next.from <= at);
  }

  /** Two differences of one gift or payout would hide each other. */
  private isFree(subject: string): boolean {
    return !this.touched.has(subject);
  }

  private note(kind: DifferenceKind, subject: string, of: Waiting['of'] = 'processor'): void {
    this.waiting.splice(
      this.waiting.findIndex((next) => next.kind === kind && next.of === of),
      1,
    );
    this.touched.add(subject);
    this.planted.push({ kind, subject });
  }
}

function strange(
  subject: string,
  { movement, amountMinor, at }: { movement: Movement; amountMinor: bigint; at: Date },
): Listed {
  return {
    reference: `planted/${subject}`,
    channel: 'sandbox',
    subject,
    movement,
    currency: 'USD',
    amountMinor,
    feeMinor: null,
    movedAt: at,
  };
}
