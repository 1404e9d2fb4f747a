import { type Sequelize } from 'sequelize';
import { type FactorKind } from '../../domain/factors/factors';
import { countOrNull, defineTable, id, text, textOrNull, texts, time, timeOrNull } from './columns';

export interface SecondFactorRow {
  id: string;
  userId: string;
  kind: FactorKind;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  /** Set only for authenticator apps. `lastStep` is the time step of the last accepted code. */
  sealedSecret: string | null;
  lastStep: number | null;
  /** Set only for passkeys. The public key is in base64url. */
  credentialId: string | null;
  publicKey: string | null;
  signCount: number | null;
  transports: string[] | null;
}

export interface RecoveryCodeRow {
  codeHash: string;
  userId: string;
  createdAt: Date;
  usedAt: Date | null;
}

export function defineFactorModels(sequelize: Sequelize) {
  return {
    secondFactors: defineTable<SecondFactorRow>(sequelize, 'second_factors', {
      id,
      userId: text,
      kind: text,
      name: text,
      createdAt: time,
      lastUsedAt: timeOrNull,
      sealedSecret: textOrNull,
      lastStep: countOrNull('lastStep'),
      credentialId: textOrNull,
      publicKey: textOrNull,
      signCount: countOrNull('signCount'),
      transports: { ...texts, allowNull: true },
    }),
    recoveryCodes: defineTable<RecoveryCodeRow>(sequelize, 'recovery_codes', {
      codeHash: id,
      userId: text,
      createdAt: time,
      usedAt: timeOrNull,
    }),
  };
}
