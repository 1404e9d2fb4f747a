import type { Migration } from '.';

/** Stores when a worker last asked the witnesses of a log. So several workers ask no more often than one. */
export const witnessRounds: Migration = {
  name: '20261207010000-create-witness-rounds',
  up: 'ALTER TABLE receipt_logs ADD COLUMN witnesses_asked_at timestamptz',
  down: 'ALTER TABLE receipt_logs DROP COLUMN witnesses_asked_at',
};
