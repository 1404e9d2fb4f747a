/** What is outside the system, behind interfaces; the configuration chooses the implementations. */
import { type Config } from '../config';
import { type Database } from '../db/database';
import { createDiskDocumentStore, type DocumentStore } from './document-store';
import { type Checks, createChecks } from './checks';
import { createOutbound, type Outbound } from './outbound';
import { createSmtpMailer, type Mailer } from './mailer';
import { type PaymentProcessor } from './payment-processor';
import { sandboxPersonVendor } from './person-vendor';
import { createSandboxNetwork } from './sandbox-network';
import { createSandboxProcessor } from './sandbox-processor';
import { type SettlementNetwork } from './settlement-network';
import { createSecretOpener, sealSecret } from './webhook-secret';

export interface Gateways {
  network: SettlementNetwork;
  processor: PaymentProcessor;
  /** Documents that users uploaded. */
  documents: DocumentStore;
  /** Registers and vendors that verification asks. */
  checks: Checks;
  /** Requests to servers that users named. */
  outbound: Outbound;
  secrets: SecretBox;
  /** Absent in a sandbox that has no mail server. */
  mailer: Mailer | undefined;
}

/** Seals what is stored, and opens it again; only this installation's key does both. */
export interface SecretBox {
  seal(text: string): string;
  open(sealed: string): string;
}

type GatewaySettings = Pick<
  Config,
  'environment' | 'settlementNetwork' | 'outboundAllowedCidrs' | 'dataKey' | 'documentsDirectory' | 'smtp'
>;

/** Makes the gateways of an installation. */
export function createGateways(config: GatewaySettings, db: Database): Gateways {
  return {
    ...createSettlement(config, db),
    documents: createDiskDocumentStore(config.documentsDirectory),
    // Without a vendor a person makes these checks: production never rests on invented ones.
    checks: createChecks(db, config.environment === 'sandbox' ? sandboxPersonVendor : undefined),
    outbound: createOutbound({ allowedCidrs: config.outboundAllowedCidrs }),
    secrets: {
      seal: (text) => sealSecret(config.dataKey, text),
      open: createSecretOpener(config.dataKey),
    },
    mailer: config.smtp === undefined ? undefined : createSmtpMailer(config.smtp),
  };
}

function createSettlement(config: GatewaySettings, db: Database): Pick<Gateways, 'network' | 'processor'> {
  switch (config.settlementNetwork) {
    case 'sandbox':
      return { network: createSandboxNetwork(db), processor: createSandboxProcessor(db) };
  }
}
