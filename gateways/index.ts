/** What is outside the system, behind interfaces; the configuration chooses the implementations. */
import { type Config } from '../config';
import { type Database } from '../db/database';
import { type PaymentProcessor } from './payment-processor';
import { createSandboxNetwork } from './sandbox-network';
import { createSandboxProcessor } from './sandbox-processor';
import { type SettlementNetwork } from './settlement-network';

export interface Gateways {
  network: SettlementNetwork;
  processor: PaymentProcessor;
}

/** Makes the gateways of an installation. */
export function createGateways(config: Pick<Config, 'settlementNetwork'>, db: Database): Gateways {
  switch (config.settlementNetwork) {
    case 'sandbox':
      return { network: createSandboxNetwork(db), processor: createSandboxProcessor(db) };
  }
}
