/** The charities, donors, members and operators of the simulated year, and its gateways. */
import { createActivities } from '../../activities';
import { readConfig } from '../../config';
import { type Database, inTransaction, selectRows } from '../../db/database';
import { type Actor } from '../../domain/access/actor';
import { type Charity } from '../../db/queries/charities/charities';
import { savePayoutSettings } from '../../db/queries/payouts/settings';
import { type AccountDetails } from '../../domain/payout-accounts/account';
import { DEFAULT_MINIMUM_USD_MINOR, type PayoutFrequency } from '../../domain/payouts/payout';
import { FAILING_LAST4, RETURNED_LAST4 } from '../../domain/sandbox/payouts';
import { createGateways, type Gateways } from '../../gateways';
import { type BankSenders } from '../../domain/payouts/bank-settings';
import { type PaymentProcessor } from '../../gateways/processors/payment-processor';
import { openReceiptSigner } from '../../gateways/settlement/receipt-signing-key';
import { type ReceiptAppender } from '../../worker/receipt-appender';
import { askForAccount } from '../../operations/payout-accounts/ask-for-account';
import { confirmAccount } from '../../operations/payout-accounts/decide-account';
import { buildActor, buildCharity, type BuiltActor } from '../../test/factories';
import { FILE_SETTINGS } from '../../test/factories/bank-payouts';
import { Planter } from './planter';
import { between, type Random } from './random';
import { bankOf, type BankRoute, scheduleOf } from './routes';

export interface Payee {
  charity: Charity;
  member: Actor;
  schedule: PayoutFrequency;
  /** Undefined if the sandbox provider pays the charity. */
  bank: BankRoute | undefined;
}

export interface World {
  db: Database;
  gateways: Gateways;
  /** What the bank has agreed with the sender of files. */
  senders: BankSenders;
  activities: ReturnType<typeof createActivities>;
  appender: ReceiptAppender;
  planter: Planter;
  /** The fees that the processor took, by gift. */
  fees: Map<string, bigint>;
  donors: BuiltActor[];
  payees: Payee[];
  /** Two, because some decisions need two. */
  operators: [Actor, Actor];
}

const DONORS = 500;

interface WorldPlan {
  environment: Record<string, string>;
  /** Where files for banks are kept. */
  directory: string;
  charities: number;
  firstDay: Date;
}

/** Builds the world. Every gift gets a leaf in the receipt log. */
export async function buildWorld(
  db: Database,
  { environment, directory, charities, firstDay }: WorldPlan,
): Promise<World> {
  const config = readConfig({
    ...environment,
    ...FILE_SETTINGS,
    // Runs choose the first one. Charities of the bank ask for payouts by the second one.
    PAYOUT_PROVIDER: 'sandbox,file',
    BANK_FILES_DIR: directory,
    SETTLEMENT_NETWORK: 'receipts',
  });
  const gateways = createGateways(config, db);
  const planter = new Planter(db, firstDay);
  const fees = new Map<string, bigint>();
  const processor = withFees(gateways.processor, fees);
  const donors: BuiltActor[] = [];
  while (donors.length < DONORS) donors.push(await buildActor(db));
  const payees: Payee[] = [];
  while (payees.length < charities) payees.push(await buildPayee(db, payees.length));
  const [first, second] = [
    await buildActor(db, { isOperator: true }),
    await buildActor(db, { isOperator: true }),
  ];
  return {
    db,
    gateways,
    senders: config.payouts.banks,
    // Only what runs as a workflow meets the planter.
    activities: createActivities({ db, gateways: { ...gateways, processor: planter.disguise(processor) } }),
    planter,
    fees,
    appender: { db, signer: await openReceiptSigner(config), origin: config.receiptLog.origin },
    donors,
    payees,
    operators: [await toActor(db, first, true), await toActor(db, second, true)],
  };
}

/** The simulated processor takes no fees. This one lists those that the play has booked. */
function withFees(processor: PaymentProcessor, fees: ReadonlyMap<string, bigint>): PaymentProcessor {
  return {
    ...processor,
    async listMovements(range) {
      const page = await processor.listMovements(range);
      const movements = page.movements.map((each) =>
        each.movement === 'charge' ? { ...each, feeMinor: fees.get(each.subject) ?? null } : each,
      );
      return { ...page, movements };
    },
  };
}

async function buildPayee(db: Database, index: number): Promise<Payee> {
  const charity = await buildCharity(db, { source: 'sandbox', name: `Food Bank of County ${index}` });
  const member = await buildActor(db, { memberOf: charity.id });
  const schedule = scheduleOf(index);
  await savePayoutSettings(db, { charityId: charity.id, schedule, minimumMinor: DEFAULT_MINIMUM_USD_MINOR });
  return { charity, member: await toActor(db, member, false), schedule, bank: bankOf(index) };
}

async function toActor(db: Database, { accountId, userId }: BuiltActor, isOperator: boolean): Promise<Actor> {
  const [key] = await selectRows<{ id: string }>(db, 'SELECT id FROM api_keys WHERE user_id = $1', [userId]);
  return {
    credential: 'api_key',
    credentialId: key?.id ?? '',
    accountId,
    userId,
    scopes: isOperator ? ['payouts:manage'] : [],
    plan: 'enterprise',
    hourlyLimit: null,
    isReviewer: false,
    isOperator,
    verificationLevel: 'enhanced',
    useIsStale: false,
  };
}

/** Returns the number of a first account. Payouts to every tenth fail, and every other tenth sends them back. */
export function firstNumber(index: number, random: Random): string {
  const first = String(between(100_000, 999_999, random));
  if (index % 10 === 3) return first + FAILING_LAST4;
  if (index % 10 === 6) return first + RETURNED_LAST4;
  return soundNumber(random);
}

export function soundNumber(random: Random): string {
  return `${between(100_000, 999_999, random)}${between(1_000, 9_999, random)}`;
}

const ROUTING_NUMBER = '021000021';

function usAccount(accountNumber: string, holderName: string): AccountDetails {
  return {
    ...{ kind: 'bank_us', routingNumber: ROUTING_NUMBER, accountType: 'checking' },
    ...{ accountNumber, holderName },
  };
}

/** The check digits follow from the rest. */
function germanAccount(number: string, holderName: string): AccountDetails {
  const rest = `37040044${number.padStart(10, '0')}`;
  const check = 98n - (BigInt(`${rest}131400`) % 97n);
  const iban = `DE${check.toString().padStart(2, '0')}${rest}`;
  return { kind: 'bank_iban', iban, bic: 'COBADEFFXXX', holderName };
}

/** Adds an account that a member asks for and an operator confirms. A workflow ends its cooling-off. */
export async function addAccount(
  { db, gateways: { secrets }, operators }: World,
  { charity, member, bank }: Payee,
  { number, at }: { number: string; at: Date },
): Promise<string> {
  const details = bank === 'sepa' ? germanAccount(number, charity.name) : usAccount(number, charity.name);
  const charityId = charity.id;
  const by = { kind: 'entity' as const, userId: member.userId, persons: [member.userId] };
  const { id } = await inTransaction(db, (tx) =>
    askForAccount({ tx, at, actor: member, secrets }, { charityId, isPayable: true, details, by }),
  );
  const actor = operators[0];
  const order = { charityId, accountId: id, environment: 'sandbox' as const };
  await inTransaction(db, (tx) => confirmAccount({ tx, at, actor, secrets }, order));
  return id;
}
