/** What somebody typed into a form of the account stays in this tab while a sign-in interrupts it. */
import { listNames, read, remove, write } from './storage';

const START = 'form:';

export function readFormDraft<Draft>(name: string): Draft | undefined {
  return read<Draft>(sessionStorage, START + name);
}

export function keepFormDraft(name: string, draft: unknown): void {
  write(sessionStorage, START + name, draft);
}

export function forgetFormDraft(name: string): void {
  remove(sessionStorage, START + name);
}

/** Somebody else may sign in after a person has signed out. */
export function forgetFormDrafts(): void {
  for (const name of listNames(sessionStorage, START)) remove(sessionStorage, name);
}
