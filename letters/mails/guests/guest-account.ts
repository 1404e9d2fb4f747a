/** Tells a former guest to sign in: an account has taken the gifts over, so that no link opens them. */
import { type Mail } from '../mail';
import { GIFTS_PATH } from '../paths';

interface News {
  /** The page that the person came for. */
  returnTo?: string;
}

export const guestAccount: Mail<News> = {
  example: {},
  write: ({ returnTo = GIFTS_PATH }) => ({
    subject: 'guest_account.subject',
    paragraphs: ['guest_account.signIn', 'guest_account.unexpected'],
    links: [{ label: 'guest_account.link', path: returnTo }],
  }),
};
