/** Reports the only dispute that a sandbox simulates: a bank returns the debits of one test source. */
import { type Database } from '../../db/database';
import { findChargeAmount } from '../../db/queries/sandbox/sandbox';
import { notFound } from '../../domain/errors';
import { SANDBOX_RETURN_CODE } from '../../domain/sandbox/sources';
import { type ProcessorReports } from './processor-reports';

/** Creates the reports. In a sandbox, the reference of a dispute is the id of its gift. */
export function createSandboxReports(db: Database): ProcessorReports {
  return {
    readEvent: () => {
      throw notFound('route');
    },
    async readDispute(reference) {
      const withdrawn = await findChargeAmount(db, reference);
      if (withdrawn === undefined) return undefined;
      return {
        reference,
        payment: reference,
        donationId: reference,
        state: 'lost',
        withdrawn,
        reason: null,
        returnCode: SANDBOX_RETURN_CODE,
        evidenceDueAt: null,
      };
    },
    readRefund: () => Promise.resolve(undefined),
    submitEvidence: () => Promise.resolve(),
  };
}
