/** The mails about second factors. */
import { type Locale } from '../../../domain/mails/locale';
import { type Template } from './template';

const SENTENCES = {
  en: {
    totp_added: 'An authenticator app was added to your account',
    passkey_added: 'A passkey was added to your account',
    totp_removed: 'The authenticator app was removed from your account',
    passkey_removed: 'A passkey was removed from your account',
    recovery_codes_replaced: 'Your account has new recovery codes',
    recovery_code_used: 'A recovery code was used to sign in to your account',
  },
  es: {
    totp_added: 'Se añadió una aplicación de autenticación a su cuenta',
    passkey_added: 'Se añadió una llave de acceso a su cuenta',
    totp_removed: 'Se quitó la aplicación de autenticación de su cuenta',
    passkey_removed: 'Se quitó una llave de acceso de su cuenta',
    recovery_codes_replaced: 'Su cuenta tiene códigos de recuperación nuevos',
    recovery_code_used: 'Se usó un código de recuperación para entrar en su cuenta',
  },
  de: {
    totp_added: 'Eine Authenticator-App wurde zu Ihrem Konto hinzugefügt',
    passkey_added: 'Ein Passkey wurde zu Ihrem Konto hinzugefügt',
    totp_removed: 'Die Authenticator-App wurde aus Ihrem Konto entfernt',
    passkey_removed: 'Ein Passkey wurde aus Ihrem Konto entfernt',
    recovery_codes_replaced: 'Ihr Konto hat neue Wiederherstellungscodes',
    recovery_code_used: 'Ein Wiederherstellungscode wurde zur Anmeldung an Ihrem Konto verwendet',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export interface FactorNews {
  happening: keyof (typeof SENTENCES)['en'];
}

export const secondFactorChanged: Template<FactorNews> = {
  example: { happening: 'passkey_added' },
  letters: {
    en: ({ happening }) => ({
      subject: SENTENCES.en[happening],
      paragraphs: [
        `${SENTENCES.en[happening]}.`,
        'If this was not you, choose a new password at once, and then check how you sign in.',
      ],
      action: { label: 'Choose a new password', path: '/account/forgotten' },
    }),
    es: ({ happening }) => ({
      subject: SENTENCES.es[happening],
      paragraphs: [
        `${SENTENCES.es[happening]}.`,
        'Si no fue usted, elija enseguida otra contraseña y revise después cómo entra en su cuenta.',
      ],
      action: { label: 'Elegir otra contraseña', path: '/account/forgotten' },
    }),
    de: ({ happening }) => ({
      subject: SENTENCES.de[happening],
      paragraphs: [
        `${SENTENCES.de[happening]}.`,
        'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort, und prüfen Sie dann, wie Sie sich anmelden.',
      ],
      action: { label: 'Ein neues Passwort wählen', path: '/account/forgotten' },
    }),
  },
};
