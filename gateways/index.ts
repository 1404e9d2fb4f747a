/** Interfaces to external systems. The configuration chooses their implementations. */
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
import { type PaymentProcessor } from './payment-processor';
import { sandboxPersonVendor } from './person-vendor';
import { createReceiptNetwork } from './receipt-network';
import { createSandboxNetwork } from './sandbox-network';
import { createSandboxProcessor } from './sandbox-processor';
import { type SettlementNetwork } from './settlement-network';
import { createSecretOpener, sealedPrefix, sealSecret } from './webhook-secret';

export interface Gateways {
  /** A gift settles on the network that it names, whatever the setting is now. */
  networks: Record<NetworkName, SettlementNetwork>;
  /** The network of new gifts of a method; undefined if nothing settles them. */
  chooseNetwork: (method: GiftMethod) => NetworkName | undefined;
  processor: PaymentProcessor;
  /** Documents that users uploaded. */
  documents: DocumentStore;
  /** Registers and vendors that verification consults. */
  checks: Checks;
  /** Requests to URLs that users supply. */
  outbound: Outbound;
  secrets: SecretBox;
  /** Undefined in a sandbox without a mail server. */
  mailer: Mailer | undefined;
}

/** Encrypts secrets for storage and decrypts them, with this installation's keys. */
export interface SecretBox {
  seal(text: string): string;
  open(sealed: string): string;
  /** What every text begins with that the current key sealed. */
  currentPrefix: string;
}

type GatewaySettings = Pick<
  Config,
  'environment' | 'settlementNetwork' | 'outboundAllowedCidrs' | 'dataKeys' | 'documentsDirectory' | 'smtp'
> &
  Parameters<typeof listOwnServices>[0];

/** Creates the gateways of an installation. */
export function createGateways(config: GatewaySettings, db: Database): Gateways {
  const { environment, settlementNetwork: setting } = config;
  return {
    networks: { sandbox: createSandboxNetwork(db), receipts: createReceiptNetwork(db) },
    chooseNetwork: (method) => chooseNetwork(method, { environment, setting }),
    processor: createSandboxProcessor(db),
    documents: createDiskDocumentStore(config.documentsDirectory),
    // Production must not rely on simulated checks. It has no vendor, so a reviewer checks people.
    checks: createChecks(db, environment === 'sandbox' ? sandboxPersonVendor : undefined),
    outbound: createOutbound({
      allowedCidrs: config.outboundAllowedCidrs,
      ownServices: listOwnServices(config),
    }),
    secrets: createSecretBox(config.dataKeys),
    mailer: config.smtp === undefined ? undefined : createSmtpMailer(config.smtp),
  };
}

export function createSecretBox(keys: DataKey[]): SecretBox {
  return {
    seal: (text) => sealSecret(keys, text),
    open: createSecretOpener(keys),
    currentPrefix: sealedPrefix(keys),
  };
}
