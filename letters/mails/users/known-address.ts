/** Tells the owner of an account that somebody tried to create another one with the same address. */
import { type Mail } from '../mail';
import { FORGOTTEN_PATH } from '../paths';

export const knownAddress: Mail<Record<string, never>> = {
  example: {},
  write: () => ({
    subject: 'known_address.subject',
    paragraphs: ['known_address.tried'],
    links: [{ label: 'link.newPassword', path: FORGOTTEN_PATH }],
  }),
};
