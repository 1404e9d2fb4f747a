/** Reads a registration form and reports each fault by field. */
import { hasCardNumber } from '../../domain/card-numbers';
import { hasForeignLocalPart, isEmail, normalizeEmail } from '../../domain/mails/email';
import { hasAddress } from '../../domain/mails/links';
import { hasUnseenCharacter } from '../../domain/unseen';
import { type Form } from './forms';
import { findPasswordFault } from './passwords';
import { type Key } from './language';

const MAX_NAME_LENGTH = 100;

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
    email: findEmailFault(values.email),
    password: await findPasswordFault(values.password, [values.email, values.name]),
  };
  return Object.values(faults).every((fault) => fault === undefined) ? { values } : { values, faults };
}

/** Returns the key of the message for an address that `normalizeEmail` returned. */
export function findEmailFault(email: string): Key | undefined {
  if (hasForeignLocalPart(email)) return 'emailHasForeign';
  return isEmail(email) ? undefined : 'badEmail';
}

function findNameFault(name: string): Key | undefined {
  if (name === '') return 'nameMissing';
  if (name.length > MAX_NAME_LENGTH) return 'nameTooLong';
  if (hasCardNumber(name)) return 'nameHasCard';
  if (hasUnseenCharacter(name)) return 'nameHasUnseen';
  return hasAddress(name) ? 'nameHasAddress' : undefined;
}
