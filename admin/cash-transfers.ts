/** `payouts transfer`: books money that came to the bank from the processor, and that no list of the processor told. */
import { type Database, inTransaction } from '../db/database';
import { listStatedTransfers, type StatedTransfer } from '../db/queries/ledger/cash-transfers';
import { isDay, startOfDay } from '../domain/days';
import { CURRENCIES, type Currency, parseAmount, printMoney } from '../domain/money';
import { stateTransfer } from '../operations/ledger/transfers';
import { type Run } from './bank-files';
import { say, UserError } from './console';
import { requireOperator } from './key-holder';

export async function transfer({ db, config, operands, isBack, key, at }: Run): Promise<number> {
  const [reference = '', day = '', amount = '', currency = ''] = operands;
  if (!isDay(day)) throw new UserError(`${day} is no day. Write it as YYYY-MM-DD.`);
  if (!isCurrency(currency)) throw new UserError(`${currency} is no currency of the platform.`);
  const actor = await requireOperator(db, key);
  const statement = {
    processor: config.payments.stripe === undefined ? ('sandbox' as const) : ('stripe' as const),
    reference,
    movement: isBack ? ('transfer_return' as const) : ('transfer' as const),
    currency,
    amountMinor: readAmount(amount, currency),
    movedAt: startOfDay(day),
  };
  const stated = await inTransaction(db, (tx) => stateTransfer({ tx, at, actor }, statement));
  say(describe(stated));
  say(
    stated.bookedAt === null
      ? 'Another operator compares it with the bank and states the same.'
      : 'Two operators have stated it. It is booked.',
  );
  return 0;
}

/** Shows the transfers that wait for a second operator. */
export async function sayStatedTransfers(db: Database): Promise<void> {
  for (const stated of await listStatedTransfers(db)) say(`${describe(stated)}  waits for a second operator`);
}

function describe({
  reference,
  movement,
  currency,
  amountMinor,
  movedAt,
  processor,
}: StatedTransfer): string {
  const way = movement === 'transfer' ? `${processor} to the bank` : `the bank to ${processor}`;
  const money = printMoney({ currency, minor: amountMinor });
  return `${reference}  ${money} from ${way} on ${movedAt.toISOString().slice(0, 10)}`;
}

function isCurrency(text: string): text is Currency {
  return Object.hasOwn(CURRENCIES, text);
}

function readAmount(text: string, currency: Currency): bigint {
  const minor = parseAmount(text, currency);
  if (minor <= 0n) throw new UserError('The amount must be positive. Use --back for money that went back.');
  return minor;
}
