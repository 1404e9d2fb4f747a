import { type Plan } from './plan';

/**
 * The reasons for which the platform pauses a plan: the charity cannot receive gifts, or the source is
 * disabled.
 */
export const PAUSE_REASONS = ['charity', 'source'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** Returns the reason why the platform paused a plan. Returns null if the platform did not pause it. */
export function pauseReason({ pausedBy, heldFor, needsSource }: Plan): PauseReason | null {
  if (pausedBy !== 'platform') return null;
  if (heldFor !== null) return 'charity';
  return needsSource ? 'source' : null;
}
