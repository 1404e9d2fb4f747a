import { type z } from 'zod';
import { type User } from '../../db/queries/access/accounts';
import { type UserLogin } from '../../db/queries/access/logins';
import { OPTIONAL_KINDS, type OptionalKind } from '../../domain/mails/kinds';
import { type profileSchema } from '../routes/mails/schema';

export type WireProfile = z.input<typeof profileSchema>;

interface Profile {
  user: Pick<User, 'id' | 'name' | 'locale'>;
  login: UserLogin | undefined;
  switchedOff: OptionalKind[];
}

/** Presents a user to themselves. */
export function presentProfile({ user, login, switchedOff }: Profile): WireProfile {
  const switches = OPTIONAL_KINDS.map((kind) => [kind, !switchedOff.includes(kind)] as const);
  return {
    user_id: user.id,
    name: user.name,
    email: login?.email ?? null,
    email_status: login === undefined ? null : emailStatus(login),
    locale: user.locale,
    mail_preferences: Object.fromEntries(switches) as WireProfile['mail_preferences'],
  };
}

function emailStatus({ confirmed, bouncingSince }: UserLogin) {
  if (bouncingSince !== null) return 'bouncing';
  return confirmed ? 'confirmed' : 'unconfirmed';
}
