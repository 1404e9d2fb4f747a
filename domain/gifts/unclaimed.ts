/** Decides when the donor or an operator may redirect a gift to an unclaimed charity. See docs/rules/gifts.md. */
import { DAY_MS } from '../days';

/** The donor may choose another charity or a refund from this many days after the gift was completed. */
export const DONOR_CHOOSES_DAYS = 90;

/** If the donor does not choose, an operator may choose a charity this many days later. */
const OPERATOR_CHOOSES_DAYS = 30;

/** The length of a day in the two terms above. In a sandbox, it is one second. */
const UNCLAIMED_DAY_MS = { production: DAY_MS, sandbox: 1_000 } as const;
export type UnclaimedEnvironment = keyof typeof UNCLAIMED_DAY_MS;

export const UNCLAIMED_STAGES = ['waiting', 'donor_chooses', 'operator_chooses'] as const;
export type UnclaimedStage = (typeof UNCLAIMED_STAGES)[number];

/** Returns the times from which the donor, and later an operator, may choose. */
export function choiceTimes(
  completedAt: Date,
  environment: UnclaimedEnvironment,
): { donorFrom: Date; operatorFrom: Date } {
  const after = (days: number) => new Date(completedAt.getTime() + days * UNCLAIMED_DAY_MS[environment]);
  return {
    donorFrom: after(DONOR_CHOOSES_DAYS),
    operatorFrom: after(DONOR_CHOOSES_DAYS + OPERATOR_CHOOSES_DAYS),
  };
}

/** Returns the latest completion time of gifts whose donors may choose at `at`. */
export function choosableBefore(environment: UnclaimedEnvironment, at: Date): Date {
  return new Date(at.getTime() - DONOR_CHOOSES_DAYS * UNCLAIMED_DAY_MS[environment]);
}

/** Returns who may choose at `at`. In the stage `operator_chooses`, the donor may still choose too. */
export function stageOf(completedAt: Date, environment: UnclaimedEnvironment, at: Date): UnclaimedStage {
  const { donorFrom, operatorFrom } = choiceTimes(completedAt, environment);
  if (at < donorFrom) return 'waiting';
  return at < operatorFrom ? 'donor_chooses' : 'operator_chooses';
}

/** Returns the age of a gift in days, which last UNCLAIMED_DAY_MS. */
export function ageInDays(completedAt: Date, environment: UnclaimedEnvironment, at: Date): number {
  return Math.max(0, Math.floor((at.getTime() - completedAt.getTime()) / UNCLAIMED_DAY_MS[environment]));
}
