/** Sends the link that chooses a new password. */
import { type Mail } from '../mail';

export const newPassword: Mail<{ token: string }> = {
  example: { token: 'EXAMPLE' },
  write: ({ token }) => ({
    subject: 'new_password.subject',
    paragraphs: ['new_password.open', 'new_password.unexpected'],
    links: [{ label: 'link.newPassword', path: `/account/new-password?token=${token}` }],
  }),
};
