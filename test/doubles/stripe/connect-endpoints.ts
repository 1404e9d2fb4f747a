/** Connected accounts, transfers to them and payouts of them. Each account has a balance of its own. */
import { move } from './balance';
import { type Call, type Endpoint, pageOf, required } from './call';
import { metadataOf, textOf } from './form';
import { type Account, type ExternalAccount, invalid, type Payout, type Transfer } from './objects';
import { type World } from './world';

const LINK_SECONDS = 300;

function openAccount({ world, params }: Call): Account {
  const account = world.add<Account>('account', {
    type: required(params, 'type'),
    country: textOf(params, 'country') ?? 'US',
    business_profile: { name: textOf(params, 'business_profile', 'name') ?? null },
    payouts_enabled: false,
    charges_enabled: false,
    details_submitted: false,
    capabilities: { transfers: 'inactive' },
    external_accounts: { object: 'list', data: [], has_more: false, url: '/v1/accounts' },
    metadata: metadataOf(params),
    available: {},
  });
  world.emit('account.updated', account, undefined, account.id);
  return account;
}

/** Ends the onboarding, or changes the bank afterwards, as the holder would on Stripe's pages. */
export function onboard(
  world: World,
  account: Account,
  { holder, currency = 'usd', last4 = '6789', instant = true }: Onboarding,
): ExternalAccount {
  const bank = world.add<ExternalAccount>('bank_account', {
    account: account.id,
    account_holder_name: holder ?? null,
    currency,
    country: account.country,
    default_for_currency: true,
    last4,
    available_payout_methods: instant ? ['standard', 'instant'] : ['standard'],
  });
  const others = account.external_accounts.data.filter((each) => each.currency !== currency);
  account.external_accounts.data = [...others, bank];
  setPayouts(world, account, true);
  return bank;
}

export interface Onboarding {
  holder?: string | undefined;
  currency?: string | undefined;
  last4?: string | undefined;
  instant?: boolean | undefined;
}

export function setPayouts(world: World, account: Account, enabled: boolean): void {
  account.payouts_enabled = enabled;
  account.details_submitted = true;
  account.capabilities = { transfers: enabled ? 'active' : 'inactive' };
  world.emit('account.updated', account, undefined, account.id);
}

function createTransfer({ world, params }: Call): Transfer {
  const amount = Number(required(params, 'amount'));
  const currency = required(params, 'currency');
  const account = world.get<Account>('account', required(params, 'destination'), 'destination');
  if (account.capabilities.transfers !== 'active') {
    throw invalid('The account lacks the capability.', 'insufficient_capabilities_for_transfer');
  }
  if (amount > (world.available[currency] ?? 0)) throw outOfFunds();
  const transfer = world.add<Transfer>('transfer', {
    amount,
    amount_reversed: 0,
    currency,
    destination: account.id,
    reversed: false,
    reversals: { object: 'list', data: [], has_more: false, url: '' },
    transfer_group: textOf(params, 'transfer_group') ?? null,
    metadata: metadataOf(params),
  });
  move(world, { amount: -amount, fee: 0, currency, source: transfer.id, type: 'transfer' });
  credit(world.available, currency, -amount);
  credit(account.available, currency, amount);
  world.emit('transfer.created', transfer);
  return transfer;
}

function reverseTransfer({ world, params, id }: Call): object {
  const transfer = world.get<Transfer>('transfer', id);
  const account = world.get<Account>('account', transfer.destination);
  const { currency } = transfer;
  const amount = Number(textOf(params, 'amount') ?? transfer.amount - transfer.amount_reversed);
  if (amount < 1) throw invalid('The transfer is already reversed.', 'transfer_already_reversed');
  if (amount > (account.available[currency] ?? 0)) throw outOfFunds();
  const fields = { amount, currency, transfer: id, metadata: metadataOf(params) };
  const reversal = world.add<Transfer['reversals']['data'][number]>('transfer_reversal', fields);
  move(world, { amount, fee: 0, currency, source: reversal.id, type: 'transfer_refund' });
  credit(account.available, currency, -amount);
  credit(world.available, currency, amount);
  transfer.amount_reversed += amount;
  transfer.reversed = transfer.amount_reversed === transfer.amount;
  transfer.reversals.data.push(reversal);
  world.emit('transfer.reversed', transfer);
  return reversal;
}

function createPayout({ world, params, account: id }: Call): Payout {
  const account = world.get<Account>('account', id ?? '', 'account');
  const amount = Number(required(params, 'amount'));
  const currency = required(params, 'currency');
  const bank = account.external_accounts.data.find((each) => each.id === required(params, 'destination'));
  if (!account.payouts_enabled) throw invalid('Payouts are disabled.', 'payouts_not_allowed');
  if (bank === undefined) throw invalid('No such external account.', 'resource_missing', 'destination');
  const method = textOf(params, 'method') ?? 'standard';
  if (!bank.available_payout_methods.includes(method)) {
    throw invalid('The bank takes no instant payouts.', 'instant_payouts_unsupported', 'method');
  }
  if (amount > (account.available[currency] ?? 0)) throw outOfFunds();
  credit(account.available, currency, -amount);
  const payout = world.add<Payout>('payout', {
    account: account.id,
    amount,
    currency,
    destination: bank.id,
    method,
    status: 'pending',
    failure_code: null,
    metadata: metadataOf(params),
  });
  world.emit('payout.created', payout, undefined, account.id);
  return payout;
}

/** Ends a payout, also after it was paid. A failed one gives the money back to the account. */
export function endPayout(world: World, payout: Payout, failure?: string): void {
  payout.status = failure === undefined ? 'paid' : 'failed';
  payout.failure_code = failure ?? null;
  if (failure !== undefined) {
    credit(world.get<Account>('account', payout.account).available, payout.currency, payout.amount);
  }
  world.emit(`payout.${payout.status}`, payout, undefined, payout.account);
}

function outOfFunds() {
  return invalid('The balance is too low.', 'balance_insufficient');
}

function credit(balance: Record<string, number>, currency: string, amount: number): void {
  balance[currency] = (balance[currency] ?? 0) + amount;
}

export const CONNECT_ENDPOINTS: Record<string, Endpoint> = {
  'POST /v1/accounts': {
    takes: [
      'type',
      'country',
      'business_type',
      'business_profile',
      'company',
      'capabilities',
      'settings',
      'metadata',
      'tos_acceptance',
    ],
    handle: openAccount,
  },
  'GET /v1/accounts': {
    takes: ['limit'],
    handle: ({ world, params }) => pageOf(world.list<Account>('account'), params, '/v1/accounts'),
  },
  'GET /v1/accounts/:id': { takes: [], handle: ({ world, id }) => world.get<Account>('account', id) },
  'POST /v1/account_links': {
    takes: ['account', 'type', 'collection_options', 'refresh_url', 'return_url'],
    handle({ world, params }) {
      const account = world.get<Account>('account', required(params, 'account'), 'account');
      const url = `https://connect.double.example/setup/${account.id}/${String(world.list('account').length)}`;
      const created = world.now();
      return { object: 'account_link', created, expires_at: created + LINK_SECONDS, url };
    },
  },
  'POST /v1/transfers': {
    takes: ['amount', 'currency', 'destination', 'transfer_group', 'description', 'metadata'],
    handle: createTransfer,
  },
  'GET /v1/transfers': {
    takes: ['transfer_group', 'limit', 'starting_after'],
    handle({ world, params }) {
      const group = textOf(params, 'transfer_group');
      const found = world.list<Transfer>('transfer').filter(({ transfer_group: its }) => its === group);
      return pageOf(found, params, '/v1/transfers');
    },
  },
  'GET /v1/transfers/:id': { takes: [], handle: ({ world, id }) => world.get<Transfer>('transfer', id) },
  'POST /v1/transfers/:id/reversals': { takes: ['amount', 'metadata'], handle: reverseTransfer },
  'POST /v1/payouts': {
    takes: ['amount', 'currency', 'destination', 'method', 'metadata'],
    handle: createPayout,
  },
  'GET /v1/payouts': {
    takes: ['created', 'limit', 'starting_after'],
    handle({ world, params, account }) {
      const own = world.list<Payout>('payout').filter((payout) => payout.account === account);
      return pageOf(own, params, '/v1/payouts');
    },
  },
};
