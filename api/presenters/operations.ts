import { type z } from 'zod';
import { type Backlog, type QueueName, type Sum } from '../../db/queries/ledger/operations';
import { formatMoney } from '../../domain/money';
import { type operationsSummarySchema } from '../routes/ledger/summary-schema';

type WireSummary = z.input<typeof operationsSummarySchema>;

/** Presents the platform's money, failures and backlogs at a time. */
export function presentOperations({
  at,
  money,
  failures,
  backlogs,
}: {
  at: Date;
  money: Record<keyof WireSummary['money'], Sum[]>;
  failures: WireSummary['failures_24_hours'];
  backlogs: Record<QueueName, Backlog>;
}): WireSummary {
  return {
    as_of: at.toISOString(),
    money: mapValues(money, presentSums),
    failures_24_hours: failures,
    backlogs: mapValues(backlogs, (backlog) => presentBacklog(backlog, at)),
  };
}

function presentSums(sums: Sum[]) {
  return sums.map(({ currency, count, minor }) => ({
    currency,
    count,
    amount: formatMoney({ currency, minor }),
  }));
}

function presentBacklog({ waiting, oldest }: Backlog, at: Date) {
  return {
    waiting,
    oldest_at: oldest?.toISOString() ?? null,
    oldest_seconds:
      oldest === null ? null : Math.max(0, Math.floor((at.getTime() - oldest.getTime()) / 1000)),
  };
}

function mapValues<Name extends string, From, To>(
  values: Record<Name, From>,
  present: (value: From) => To,
): Record<Name, To> {
  const entries = Object.entries<From>(values).map(([name, value]) => [name, present(value)]);
  return Object.fromEntries(entries) as Record<Name, To>;
}
