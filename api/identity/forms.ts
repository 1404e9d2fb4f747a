/** Reads forms strictly, and only if one of our own pages sent them. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import getRawBody from 'raw-body';
import { type Context } from 'koa';
import { GivingError, validationError } from '../../domain/errors';
import { tooLarge } from '../middleware/too-large';

const MAX_FORM_BYTES = 16_384;
const COOKIE_BYTES = 24;

export type Form = Record<string, string>;

/** Protects forms with a cookie and a hidden field that only this server can derive from the cookie. */
export interface FormGuard {
  /** Returns the hidden field's value for this browser. Sets a missing cookie. */
  token(context: Context): string;
  /** Reads a form. Throws FORBIDDEN if another site sent it. */
  read(context: Context): Promise<Form>;
}

/** Signs with the first key and accepts signatures of all keys. */
export function createFormGuard(keys: string[], originOf: (context: Context) => string): FormGuard {
  const nameOf = (context: Context) =>
    originOf(context).startsWith('https:') ? '__Host-giving_form' : 'giving_form';
  const signatures = (cookie: string) =>
    keys.map((key) => createHmac('sha256', key).update(`form ${cookie}`).digest('base64url'));
  return {
    token(context) {
      const kept = context.cookies.get(nameOf(context), { signed: true });
      const cookie = kept ?? randomBytes(COOKIE_BYTES).toString('base64url');
      const secure = nameOf(context).startsWith('__Host-');
      if (kept === undefined) {
        context.cookies.set(nameOf(context), cookie, {
          httpOnly: true,
          sameSite: 'lax',
          signed: true,
          secure,
        });
      }
      return signatures(cookie)[0] ?? '';
    },
    async read(context) {
      refuseOtherSites(context, originOf(context));
      const form = await readForm(context);
      const cookie = context.cookies.get(nameOf(context), { signed: true });
      const given = form.form_token ?? '';
      if (cookie === undefined || !signatures(cookie).some((each) => isSame(each, given))) {
        throw new GivingError(
          'FORBIDDEN',
          'This form has expired. Go back, reload the page and send it again.',
          { reason: 'form_expired' },
        );
      }
      return form;
    },
  };
}

/** Refuses forms that the browser marks as sent by another site, before any token is checked. */
function refuseOtherSites(context: Context, origin: string): void {
  const site = context.get('Sec-Fetch-Site');
  const sentFrom = context.get('Origin');
  const isOurs = site === '' ? sentFrom === '' || sentFrom === origin : site === 'same-origin';
  if (isOurs) return;
  throw new GivingError('FORBIDDEN', 'This form was sent from another site.', { reason: 'other_site' });
}

async function readForm(context: Context): Promise<Form> {
  if (context.is('application/x-www-form-urlencoded') === false) {
    throw new GivingError('UNSUPPORTED_MEDIA_TYPE', 'Send the form as application/x-www-form-urlencoded.');
  }
  const fields = new URLSearchParams(await readText(context));
  const twice = [...new Set(fields.keys())].filter((name) => fields.getAll(name).length > 1);
  if (twice.length > 0) {
    throw validationError(
      twice.map((field) => ({ field, code: 'conflict', message: 'must be given only once' })),
    );
  }
  return Object.fromEntries(fields);
}

async function readText(context: Context): Promise<string> {
  try {
    return await getRawBody(context.req, { limit: MAX_FORM_BYTES, encoding: 'utf8' });
  } catch (error) {
    if (error instanceof Error && 'type' in error && error.type === 'entity.too.large') {
      throw tooLarge(context.req, MAX_FORM_BYTES, 'The form is too large.');
    }
    throw validationError([{ field: 'body', code: 'format', message: 'is incomplete' }]);
  }
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
