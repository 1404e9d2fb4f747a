/** Forms for giving keep what was typed until the day ends. The next page that opens forgets those of earlier days. */
import { listNames, read, remove } from './storage';

export function forgetOldDrafts(): void {
  const today = dayOf(new Date());
  try {
    for (const name of listNames(localStorage, 'draft:')) {
      if (read<{ day: string }>(localStorage, name)?.day !== today) remove(localStorage, name);
    }
  } catch {
    // A browser may forbid storage. Then it keeps no draft.
  }
}

/** Days end at the donor's own midnight. */
export function dayOf(at: Date): string {
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].join('-');
}
