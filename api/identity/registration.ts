/** Reads a registration form and reports each fault by field. */
import { hasCardNumber } from '../../domain/card-numbers';
import { hasAddress } from '../../domain/mails/links';
import { hasUnseenCharacter } from '../../domain/names';
import { type Form } from './forms';
import { findPasswordFault } from './passwords';
import { type Key } from './language';

const EMAIL =
  /^[^\s@<>()[\]\\,;:"]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;
/** Matches an address before `normalizeEmail` lowercases it. Shown in the OpenAPI document. */
export const EMAIL_PATTERN = EMAIL.source.replaceAll('a-z', 'A-Za-z');
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
  /** The key of the message for each wrong field. */
  faults?: { name?: Key | undefined; email?: Key | undefined; password?: Key | undefined };
}

export async function readRegistration(form: Form): Promise<RegistrationForm> {
  const values = {
    name: (form.name ?? '').trim(),
    email: normalizeEmail(form.email),
    password: form.password ?? '',
  };
  const faults = {
    name: findNameFault(values.name),
    email: isEmail(values.email) ? undefined : ('badEmail' as const),
    password: await findPasswordFault(values.password, [values.email, values.name]),
  };
  return Object.values(faults).every((fault) => fault === undefined) ? { values } : { values, faults };
}

function findNameFault(name: string): Key | undefined {
  if (name === '') return 'nameMissing';
  if (name.length > MAX_NAME_LENGTH) return 'nameTooLong';
  if (hasCardNumber(name)) return 'nameHasCard';
  if (hasUnseenCharacter(name)) return 'nameHasUnseen';
  return hasAddress(name) ? 'nameHasAddress' : undefined;
}
