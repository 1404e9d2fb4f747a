/** Defines and validates the amount above which one operator is not enough. See docs/rules/payouts.md. */
import { z } from 'zod';

/** The default of APPROVAL_USD, in US cents. */
const APPROVAL_USD_MINOR = 1_000_000;

const dollars = z.coerce.number().int().min(0).max(1_000_000_000).optional();

/** The schemas of the environment variables. */
export const approvalShape = {
  /** Two operators decide about money above this amount in US dollars. */
  APPROVAL_USD: dollars,
  /** The former name of APPROVAL_USD. */
  PAYOUT_APPROVAL_USD: dollars,
};

type ApprovalValues = z.infer<z.ZodObject<typeof approvalShape>>;

/** Returns the amount in US cents. Check the values with `approvalFaults` first. */
export function readApprovalUsdMinor(values: ApprovalValues): bigint {
  const usd = values.APPROVAL_USD ?? values.PAYOUT_APPROVAL_USD;
  return usd === undefined ? BigInt(APPROVAL_USD_MINOR) : BigInt(usd) * 100n;
}

/** Lists what is wrong with the settings as a whole. */
export function approvalFaults({ APPROVAL_USD, PAYOUT_APPROVAL_USD }: ApprovalValues): string[] {
  const isSetTwice = APPROVAL_USD !== undefined && PAYOUT_APPROVAL_USD !== undefined;
  return isSetTwice ? ['APPROVAL_USD, PAYOUT_APPROVAL_USD: set only one'] : [];
}
