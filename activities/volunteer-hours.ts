import { inTransaction } from '../db/database';
import { findHours, type Hours, lockHours } from '../db/queries/hours/hours';
import { takeStep } from '../db/queries/hours/changes';
import { type HoursStatus, type StepKind } from '../domain/hours/hours';
import { type ActivityDependencies } from '.';

export function createVolunteerHoursActivities({ db }: ActivityDependencies) {
  return {
    /** Reminds, hands over or expires a submission unless it was decided; answers its state. Taking a step twice is harmless. */
    async takeHoursStep(step: {
      submissionId: string;
      kind: StepKind;
      /** The step's place, from 1. */
      number: number;
    }): Promise<HoursStatus> {
      return inTransaction(db, async (tx) => {
        const hours = await requireHours(lockHours(tx, step.submissionId), step.submissionId);
        const isExpired = (await takeStep(tx, hours, { ...step, at: new Date() })) && step.kind === 'expire';
        return isExpired ? 'expired' : hours.status;
      });
    },

    /** The state of a submission. */
    async readHoursStatus({ submissionId }: { submissionId: string }): Promise<HoursStatus> {
      return (await requireHours(findHours(db, submissionId), submissionId)).status;
    },
  };
}

async function requireHours(found: Promise<Hours | undefined>, submissionId: string): Promise<Hours> {
  const hours = await found;
  if (hours === undefined) throw new Error(`${submissionId} is not in the database`);
  return hours;
}
