/** Reads a registration form and reports each fault by field. */
import { hasCardNumber } from '../../domain/card-numbers';
import { hasUnseenCharacter } from '../../domain/names';
import { type Form } from './forms';
import { findPasswordFault } from './passwords';

const EMAIL =
  /^[^\s@<>()[\]\\,;:"]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;
const MAX_EMAIL_LENGTH = 254;
const MAX_NAME_LENGTH = 100;

/** Returns an email address as the database stores and compares it. */
export function normalizeEmail(text: string | undefined): string {
  return (text ?? '').trim().normalize('NFKC').toLowerCase();
}

/** Returns true if a normalized address is valid. */
export function isEmail(email: string): boolean {
  return email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email);
}

export interface RegistrationForm {
  values: { name: string; email: string; password: string };
  faults?: { name?: string | undefined; email?: string | undefined; password?: string | undefined };
}

export async function readRegistration(form: Form): Promise<RegistrationForm> {
  const values = {
    name: (form.name ?? '').trim(),
    email: normalizeEmail(form.email),
    password: form.password ?? '',
  };
  const faults = {
    name: findNameFault(values.name),
    email: isEmail(values.email) ? undefined : 'Enter a valid email address.',
    password: await findPasswordFault(values.password, [values.email, values.name]),
  };
  return Object.values(faults).every((fault) => fault === undefined) ? { values } : { values, faults };
}

function findNameFault(name: string): string | undefined {
  if (name === '') return 'Enter your name.';
  if (name.length > MAX_NAME_LENGTH) return 'Use at most 100 characters.';
  if (hasCardNumber(name)) return 'Remove the card number from your name.';
  return hasUnseenCharacter(name)
    ? 'Remove control, bidirectional and zero-width characters from your name.'
    : undefined;
}
