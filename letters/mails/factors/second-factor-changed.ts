/** Tells a user that a second factor of the user's account changed or was used. */
import { type Mail } from '../mail';
import { FORGOTTEN_PATH } from '../paths';

interface News {
  happening:
    | 'totp_added'
    | 'passkey_added'
    | 'totp_removed'
    | 'passkey_removed'
    | 'recovery_codes_replaced'
    | 'recovery_code_used';
}

export const secondFactorChanged: Mail<News> = {
  example: { happening: 'passkey_added' },
  write: ({ happening }) => ({
    subject: `second_factor_changed.subject.${happening}`,
    paragraphs: [`second_factor_changed.done.${happening}`, 'second_factor_changed.unexpected'],
    links: [{ label: 'link.newPassword', path: FORGOTTEN_PATH }],
  }),
};
