/** Creates the gateways to external systems. The configuration chooses their implementations. */
import { type Config } from '../config';
import { type Database } from '../db/database';
import { type DataKey } from '../domain/access/data-keys';
import { type GiftMethod } from '../domain/gifts/gift';
import { ONBOARDING_RETURN_PATH } from '../domain/payout-accounts/account';
import { publicAddress } from '../domain/public-address';
import { availableFrom, type Clearing } from '../domain/ledger/clearing';
import { chooseNetwork, type NetworkName } from '../domain/gifts/network';
import { createDiskDocumentStore, type DocumentStore } from './documents/document-store';
import { type Checks, createChecks } from './verification/checks';
import { createOutbound, type Outbound } from './outbound';
import { type BankFileStore, createBankFileStore } from './payouts/bank-files';
import { createSmtpMailer, type Mailer } from './mail/mailer';
import { createApiCheck, listOwnServices } from './outbound/own-services';
import { type IdentityVendor } from './verification/identity-vendor';
import { createStripeIdentity } from './verification/stripe-identity';
import { type PhoneCodes, sandboxPhoneCodes } from './verification/phone-codes';
import { createTwilio } from './verification/twilio';
import { sandboxPersonVendor } from './verification/person-vendor';
import { createReferenceRates, type ReferenceRates } from './registers/reference-rates';
import { createReceiptNetwork } from './settlement/receipt-network';
import { createSandboxNetwork } from './settlement/sandbox-network';
import { type PayoutMeans } from './payouts/payout-provider';
import { createFilePayouts } from './payouts/file-provider';
import { createStripeConnect } from './payouts/stripe';
import { createSandboxPayouts } from './payouts/sandbox-provider';
import { type PaymentProcessor } from './processors/payment-processor';
import { createSandboxProcessor } from './processors/sandbox-processor';
import { createStripeProcessor } from './processors/stripe';
import { type SettlementNetwork } from './settlement/settlement-network';
import { createClamav, type VirusScanner } from './documents/virus-scanner';
import { createSecretOpener, sealedPrefix, sealSecret } from './secrets/seal';

export interface Gateways {
  environment: Config['environment'];
  /** The base URL of the platform's own pages, without a slash at the end. */
  address: string;
  /** All settlement networks. A gift keeps its network, even if the setting for new gifts changes later. */
  networks: Record<NetworkName, SettlementNetwork>;
  /** Returns the network for new gifts of a method, or undefined if no network settles them. */
  chooseNetwork: (method: GiftMethod) => NetworkName | undefined;
  processor: PaymentProcessor;
  /** Returns the time from which a gift's money can be paid out. A sandbox has no banks to wait for. */
  availableFrom: (gift: Omit<Clearing, 'environment'>) => Date;
  /** Pays charities. */
  payouts: PayoutMeans;
  /** Stores the documents that users upload. */
  documents: DocumentStore;
  /** Stores the files by which banks pay charities. */
  bankFiles: BankFileStore;
  /** Undefined in an installation without a virus scanner. */
  scanner: VirusScanner | undefined;
  /** Searches registers and asks vendors for the verification of charities and people. */
  checks: Checks;
  /** Checks people's documents and selfies. Undefined in an installation without IDENTITY_PROVIDER. */
  identity: IdentityVendor | undefined;
  /** Sends codes to phones. Undefined in production without Twilio. */
  phones: PhoneCodes | undefined;
  /** Sends requests to URLs that users supply. */
  outbound: Outbound;
  /** Undefined in an installation without EXCHANGE_RATES_URL. */
  referenceRates: ReferenceRates | undefined;
  secrets: SecretBox;
  /** Undefined in a sandbox without a mail server. */
  mailer: Mailer | undefined;
}

/** Encrypts and decrypts stored secrets with the keys of this installation. */
export interface SecretBox {
  seal(text: string): string;
  open(sealed: string): string;
  /** The prefix of every text that was encrypted with the current key. */
  currentPrefix: string;
}

type GatewaySettings = Pick<
  Config,
  | 'environment'
  | 'settlementNetwork'
  | 'payments'
  | 'identityProvider'
  | 'twilio'
  | 'payouts'
  | 'approvalUsdMinor'
  | 'publicUrl'
  | 'port'
  | 'outboundAllowedCidrs'
  | 'dataKeys'
  | 'documentsDirectory'
  | 'bankFilesDirectory'
  | 'smtp'
  | 'clamavUrl'
  | 'exchangeRatesUrl'
> &
  Parameters<typeof listOwnServices>[0];

/** Creates the gateways of an installation. */
export function createGateways(config: GatewaySettings, db: Database): Gateways {
  const { environment, settlementNetwork: setting } = config;
  const outbound = createOutbound({
    allowedCidrs: config.outboundAllowedCidrs,
    ownServices: listOwnServices(config),
    isApi: createApiCheck(config),
  });
  return {
    environment,
    address: publicAddress(config),
    networks: { sandbox: createSandboxNetwork(db), receipts: createReceiptNetwork(db) },
    chooseNetwork: (method) => chooseNetwork(method, { environment, setting }),
    processor: createProcessor(config.payments, db),
    availableFrom: (gift) => availableFrom({ ...gift, environment }),
    payouts: createPayouts(config, db),
    documents: createDiskDocumentStore(config.documentsDirectory),
    bankFiles: createBankFileStore(config.bankFilesDirectory, config.dataKeys),
    scanner: config.clamavUrl === undefined ? undefined : createClamav(config.clamavUrl),
    // Only a sandbox simulates a vendor that checks people. In production, a reviewer checks them.
    checks: createChecks(db, environment === 'sandbox' ? sandboxPersonVendor : undefined),
    identity:
      config.identityProvider === undefined || config.payments.stripe === undefined
        ? undefined
        : createStripeIdentity(config.payments.stripe),
    phones: createPhoneCodes(config),
    outbound,
    referenceRates:
      config.exchangeRatesUrl === undefined
        ? undefined
        : createReferenceRates(config.exchangeRatesUrl, outbound),
    secrets: createSecretBox(config.dataKeys),
    mailer: config.smtp === undefined ? undefined : createSmtpMailer(config.smtp),
  };
}

/** Only a sandbox invents a code. */
function createPhoneCodes({ twilio, environment }: Pick<Config, 'twilio' | 'environment'>) {
  if (twilio !== undefined) return createTwilio(twilio);
  return environment === 'sandbox' ? sandboxPhoneCodes : undefined;
}

function createProcessor({ stripe, country }: Config['payments'], db: Database): PaymentProcessor {
  return stripe === undefined ? createSandboxProcessor(db, country) : createStripeProcessor(stripe, country);
}

function createPayouts(
  {
    payouts,
    payments,
    environment,
    dataKeys,
    approvalUsdMinor,
    ...address
  }: Pick<
    Config,
    'payouts' | 'payments' | 'environment' | 'dataKeys' | 'approvalUsdMinor' | 'publicUrl' | 'port'
  >,
  db: Database,
): PayoutMeans {
  const { providers, banks: senders } = payouts;
  const open = createSecretOpener(dataKeys);
  const connect =
    payments.stripe === undefined || !providers.includes('stripe')
      ? undefined
      : createStripeConnect({
          stripe: payments.stripe,
          homeCountry: payments.country,
          returnUrl: `${publicAddress(address)}${ONBOARDING_RETURN_PATH}`,
          open,
        });
  const create = {
    stripe: () => connect?.provider,
    sandbox: () => createSandboxPayouts(db),
    file: () => createFilePayouts({ db, senders, environment, open }),
  };
  return {
    providers: providers.map((name) => create[name]()).filter((provider) => provider !== undefined),
    hostedAccounts: connect?.hostedAccounts,
    environment,
    homeCountry: payments.country,
    approvalUsdMinor,
  };
}

export function createSecretBox(keys: DataKey[]): SecretBox {
  return {
    seal: (text) => sealSecret(keys, text),
    open: createSecretOpener(keys),
    currentPrefix: sealedPrefix(keys),
  };
}
