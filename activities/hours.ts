import { inTransaction } from '../db/database';
import { findHours } from '../db/queries/hours/hours';
import { type HoursStatus, type StepKind } from '../domain/hours/hours';
import { requireRow } from '../domain/errors';
import { takeHoursStep } from '../operations/hours/take-hours-step';
import { type ActivityDependencies } from '.';

export function createVolunteerHoursActivities({ db }: ActivityDependencies) {
  return {
    /**
     * Reminds the charity, hands the submission over to reviewers, or lets it expire. Returns the
     * submission's status.
     */
    async takeHoursStep(step: {
      submissionId: string;
      kind: StepKind;
      /** The step's number, counted from 1. */
      number: number;
    }): Promise<HoursStatus> {
      return inTransaction(db, (tx) => takeHoursStep({ tx, at: new Date() }, step));
    },

    async readHoursStatus({ submissionId }: { submissionId: string }): Promise<HoursStatus> {
      return requireRow(await findHours(db, submissionId), submissionId).status;
    },
  };
}
