/** Asks a person to confirm an email address. */
import { type Mail } from '../mail';

export const confirmAddress: Mail<{ token: string }> = {
  example: { token: 'EXAMPLE' },
  write: ({ token }) => ({
    subject: 'confirm_address.subject',
    paragraphs: ['confirm_address.open', 'confirm_address.unexpected'],
    links: [{ label: 'confirm_address.confirm', path: `/account/confirm?token=${token}` }],
  }),
};
