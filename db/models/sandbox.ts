import { type Sequelize } from 'sequelize';
import { type SandboxOutcome } from '../../domain/sandbox';
import { type Currency } from '../../domain/money';
import { defineTable, countOrNull, id, integer, minor, text, time } from './columns';

export interface SandboxTransferRow {
  hash: string;
  signedTransaction: string;
  behaviour: SandboxOutcome;
  broadcasts: number;
  blockNumber: number | null;
  firstBroadcastAt: Date;
}

export interface SandboxChargeRow {
  idempotencyKey: string;
  source: string;
  amountMinor: bigint;
  currency: Currency;
  state: 'approved' | 'declined' | 'voided';
  chargedAt: Date;
}

export function defineSandboxModels(sequelize: Sequelize) {
  return {
    sandboxTransfers: defineTable<SandboxTransferRow>(sequelize, 'sandbox_transfers', {
      hash: id,
      signedTransaction: text,
      behaviour: text,
      broadcasts: integer,
      blockNumber: countOrNull('blockNumber'),
      firstBroadcastAt: time,
    }),
    sandboxCharges: defineTable<SandboxChargeRow>(sequelize, 'sandbox_charges', {
      idempotencyKey: id,
      source: text,
      amountMinor: minor('amountMinor'),
      currency: text,
      state: text,
      chargedAt: time,
    }),
  };
}
