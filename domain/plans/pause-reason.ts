import { type Plan } from './plan';

/** The platform pauses a plan if its charity cannot receive gifts or its payment source was disabled. */
export const PAUSE_REASONS = ['charity', 'source'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** Returns why the platform paused a plan. Null if the donor paused it or nobody did. */
export function pauseReason({ pausedBy, heldFor, needsSource }: Plan): PauseReason | null {
  if (pausedBy !== 'platform') return null;
  if (heldFor !== null) return 'charity';
  return needsSource ? 'source' : null;
}
