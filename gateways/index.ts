/** Creates the gateways to external systems. The configuration chooses their implementations. */
import { type Config } from '../config';
import { type Database } from '../db/database';
import { type DataKey } from '../domain/access/data-keys';
import { type GiftMethod } from '../domain/gifts/gift';
import { chooseNetwork, type NetworkName } from '../domain/gifts/network';
import { createDiskDocumentStore, type DocumentStore } from './document-store';
import { type Checks, createChecks } from './checks';
import { createOutbound, type Outbound } from './outbound';
import { createSmtpMailer, type Mailer } from './mailer';
import { listOwnServices } from './own-services';
import { sandboxPersonVendor } from './person-vendor';
import { createReceiptNetwork } from './receipt-network';
import { createSandboxNetwork } from './sandbox-network';
import { type PaymentProcessor } from './processors/payment-processor';
import { createSandboxProcessor } from './processors/sandbox-processor';
import { createStripeProcessor } from './processors/stripe';
import { type SettlementNetwork } from './settlement-network';
import { createClamav, type VirusScanner } from './virus-scanner';
import { createSecretOpener, sealedPrefix, sealSecret } from './webhook-secret';

export interface Gateways {
  /** A gift settles on the network that it names, whatever the setting is now. */
  networks: Record<NetworkName, SettlementNetwork>;
  /** The network of new gifts of a method; undefined if nothing settles them. */
  chooseNetwork: (method: GiftMethod) => NetworkName | undefined;
  processor: PaymentProcessor;
  /** Stores the documents that users upload. */
  documents: DocumentStore;
  /** Is undefined in an installation without a virus scanner. */
  scanner: VirusScanner | undefined;
  /** Consults registers and vendors for verification. */
  checks: Checks;
  /** Sends requests to URLs that users supply. */
  outbound: Outbound;
  secrets: SecretBox;
  /** Is undefined in a sandbox without a mail server. */
  mailer: Mailer | undefined;
}

/** Encrypts secrets for storage and decrypts them, with this installation's keys. */
export interface SecretBox {
  seal(text: string): string;
  open(sealed: string): string;
  /** Every text that the current key encrypted begins with this. */
  currentPrefix: string;
}

type GatewaySettings = Pick<
  Config,
  | 'environment'
  | 'settlementNetwork'
  | 'payments'
  | 'outboundAllowedCidrs'
  | 'dataKeys'
  | 'documentsDirectory'
  | 'smtp'
  | 'clamavUrl'
> &
  Parameters<typeof listOwnServices>[0];

/** Creates the gateways of an installation. */
export function createGateways(config: GatewaySettings, db: Database): Gateways {
  const { environment, settlementNetwork: setting } = config;
  return {
    networks: { sandbox: createSandboxNetwork(db), receipts: createReceiptNetwork(db) },
    chooseNetwork: (method) => chooseNetwork(method, { environment, setting }),
    processor: createProcessor(config.payments, db),
    documents: createDiskDocumentStore(config.documentsDirectory),
    scanner: config.clamavUrl === undefined ? undefined : createClamav(config.clamavUrl),
    // Only a sandbox simulates the checks of people. Production has no vendor, so a reviewer checks people.
    checks: createChecks(db, environment === 'sandbox' ? sandboxPersonVendor : undefined),
    outbound: createOutbound({
      allowedCidrs: config.outboundAllowedCidrs,
      ownServices: listOwnServices(config),
    }),
    secrets: createSecretBox(config.dataKeys),
    mailer: config.smtp === undefined ? undefined : createSmtpMailer(config.smtp),
  };
}

function createProcessor({ stripe, country }: Config['payments'], db: Database): PaymentProcessor {
  return stripe === undefined ? createSandboxProcessor(db, country) : createStripeProcessor(stripe, country);
}

export function createSecretBox(keys: DataKey[]): SecretBox {
  return {
    seal: (text) => sealSecret(keys, text),
    open: createSecretOpener(keys),
    currentPrefix: sealedPrefix(keys),
  };
}
