import { type z } from 'zod';
import { type User } from '../../db/queries/access/accounts';
import { type UserLogin } from '../../db/queries/access/logins';
import { type Concerns } from '../../db/queries/mails/readers';
import { type PhoneCode } from '../../db/queries/users/phones';
import { type TermsAcceptance } from '../../db/queries/users/terms';
import { MAIL_GROUPS, type MailGroup, OPTIONAL_KINDS, type OptionalKind } from '../../domain/mails/kinds';
import { isCodeAwaited } from '../../domain/users/phone';
import { type profileSchema } from '../routes/users/schema';

export type WireProfile = z.input<typeof profileSchema>;

interface Profile {
  user: Omit<User, 'accountId' | 'createdAt'>;
  login: UserLogin | undefined;
  switchedOff: OptionalKind[];
  concerns: Concerns;
  charities: { id: string; name: string }[];
  hasSecondFactor: boolean;
  /** The newest code that the user asked for. */
  phoneCode: PhoneCode | undefined;
  terms: TermsAcceptance | undefined;
  at: Date;
}

/** Presents a user to themselves. */
export function presentProfile(profile: Profile): WireProfile {
  const { user, login, switchedOff, charities, hasSecondFactor } = profile;
  const switches = OPTIONAL_KINDS.map((kind) => [kind, !switchedOff.includes(kind)] as const);
  return {
    user_id: user.id,
    name: user.name,
    email: login?.email ?? null,
    email_status: login === undefined ? null : emailStatus(login),
    locale: user.locale,
    roles: rolesOf(profile),
    charities: charities.map(({ id, name }) => ({ charity_id: id, name })),
    verification_level: user.verificationLevel,
    ...contactOf(profile),
    second_factor: hasSecondFactor,
    mail_preferences: Object.fromEntries(switches) as WireProfile['mail_preferences'],
    mail_groups: groupsOf(profile),
  };
}

function contactOf({ user, phoneCode, terms, at }: Profile) {
  const isAwaited = phoneCode !== undefined && isCodeAwaited(phoneCode, at);
  return {
    phone: user.phone,
    phone_confirmed_at: user.phoneConfirmedAt?.toISOString() ?? null,
    phone_code: isAwaited ? { phone: phoneCode.phone, expires_at: phoneCode.expiresAt.toISOString() } : null,
    terms:
      terms === undefined ? null : { version: terms.version, accepted_at: terms.acceptedAt.toISOString() },
  };
}

/** Also shows a group of which the user switched something off, so that it can be switched on again. */
function groupsOf({ concerns, switchedOff }: Profile): WireProfile['mail_groups'] {
  const isShown: Record<MailGroup, boolean> = { giving: true, ...concerns };
  const groups = Object.entries(MAIL_GROUPS) as [MailGroup, readonly OptionalKind[]][];
  return groups
    .filter(([group, kinds]) => isShown[group] || kinds.some((kind) => switchedOff.includes(kind)))
    .map(([group, kinds]) => ({ group, kinds: [...kinds] }));
}

function rolesOf({ user: { isReviewer, isOperator }, charities }: Profile): WireProfile['roles'] {
  const roles: WireProfile['roles'] = ['donor'];
  if (charities.length > 0) roles.push('member');
  if (isReviewer) roles.push('reviewer');
  if (isOperator) roles.push('operator');
  return roles;
}

function emailStatus({ confirmed, bouncingSince }: UserLogin) {
  if (bouncingSince !== null) return 'bouncing';
  return confirmed ? 'confirmed' : 'unconfirmed';
}
