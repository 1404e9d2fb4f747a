import { type Sequelize } from 'sequelize';
import { type SandboxOutcome } from '../../domain/sandbox/sources';
import { defineTable, countOrNull, id, integer, text, time } from './columns';

export interface SandboxTransferRow {
  hash: string;
  signedTransaction: string;
  behaviour: SandboxOutcome;
  broadcasts: number;
  blockNumber: number | null;
  firstBroadcastAt: Date;
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
  };
}
