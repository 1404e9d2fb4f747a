/** Charities with members, and the calls about the accounts that they are paid to. */
import { type PayoutAccountRequest } from '../../../client/index';
import { createActivities } from '../../../activities';
import { createSecretBox } from '../../../gateways';
import { readConfig } from '../../../config';
import { findPayoutAccount } from '../../../db/queries/payout-accounts/accounts';
import { type AccountDetails } from '../../../domain/payout-accounts/account';
import { openDetails } from '../../../operations/payout-accounts/sealed-details';
import { type Reply, type WireError } from '../../support/api';
import { startWorld, type World } from '../charities/world';

interface WireAccount {
  account_id: string;
  charity_id: string;
  kind: string;
  status: string;
  last4: string;
  country: string;
  holder_accepted: boolean;
  holder_name?: string;
  asked_by: string;
  created_at: string;
  confirmed_by: string | null;
  effective_at: string | null;
  disabled_at: string | null;
  disabled_reason: string | null;
  payouts_enabled: boolean;
  onboarding?: { url: string; expires_at: string };
}

interface WireAccounts {
  payout_accounts: WireAccount[];
  total: number;
}

/** The name of the charities that the world builds, so the holder fits. */
export const HOLDER = 'Maple Street Food Bank';

export const US_ACCOUNT = {
  kind: 'bank_us',
  routing_number: '021000021',
  account_number: '009876543210',
  account_type: 'checking',
  holder_name: HOLDER,
} as const satisfies PayoutAccountRequest;
export const IBAN_ACCOUNT = {
  kind: 'bank_iban',
  iban: 'DE89 3704 0044 0532 0130 00',
  bic: 'COBADEFF',
  holder_name: HOLDER,
} as const satisfies PayoutAccountRequest;

type Answer = Reply<WireAccount & WireError>;

export interface AccountWorld extends World {
  /** Sends a request for an account. */
  request(charityId: string, key: string, body?: unknown): Promise<Answer>;
  /** Adds an account and answers its id. */
  add(charityId: string, key: string, body?: object): Promise<string>;
  step(
    charityId: string,
    accountId: string,
    step: 'confirm' | 'refuse' | 'remove',
    key: string,
  ): Promise<Answer>;
  readAccount(charityId: string, accountId: string, key: string): Promise<Answer>;
  listAccounts(charityId: string, key: string): Promise<Reply<WireAccounts & WireError>>;
  /** What the workflow does when the cooling-off is over. */
  endAccount(accountId: string): Promise<string>;
  /** Adds, confirms and ends the cooling-off of an account. */
  activate(charityId: string, keys: { asker: string; second: string }, body?: object): Promise<string>;
  /** What is stored of an account, decrypted. */
  detailsOf(accountId: string): Promise<AccountDetails>;
}

export async function startAccountWorld(settings?: Record<string, string>): Promise<AccountWorld> {
  const world = await startWorld(settings);
  const activities = createActivities({ db: world.api.db, gateways: world.gateways });
  const pathOf = (charityId: string) => `/v1/charities/${charityId}/payout-accounts`;
  const accounts: AccountWorld = {
    ...world,
    request: (charityId, key, body = US_ACCOUNT) => world.api.call('POST', pathOf(charityId), { key, body }),
    async add(charityId, key, body) {
      const { status, body: account, text } = await accounts.request(charityId, key, body);
      if (status !== 201) throw new Error(text);
      return account.account_id;
    },
    step(charityId, accountId, step, key) {
      const path = `${pathOf(charityId)}/${accountId}`;
      if (step === 'remove') return world.api.call('DELETE', path, { key });
      const body = step === 'refuse' ? { body: { reason: 'We know nothing of it.' } } : {};
      return world.api.call('POST', `${path}/${step}`, { key, ...body });
    },
    readAccount: (charityId, accountId, key) =>
      world.api.call('GET', `${pathOf(charityId)}/${accountId}`, { key }),
    listAccounts: (charityId, key) => world.api.call('GET', pathOf(charityId), { key }),
    endAccount: (accountId) => activities.endAccountCoolingOff({ accountId }),
    async activate(charityId, { asker, second }, body) {
      const id = await accounts.add(charityId, asker, body);
      const { status, text } = await accounts.step(charityId, id, 'confirm', second);
      if (status !== 200) throw new Error(text);
      await accounts.endAccount(id);
      return id;
    },
    async detailsOf(accountId) {
      const account = await findPayoutAccount(world.api.db, accountId);
      if (account === undefined) throw new Error(`no account ${accountId}`);
      return openDetails(createSecretBox(readConfig({}).dataKeys), account);
    },
  };
  return accounts;
}
