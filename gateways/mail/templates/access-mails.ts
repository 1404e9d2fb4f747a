/** The mails about sign-in, API keys and applications. */
import { type Locale } from '../../../domain/mails/locale';
import { type Letter, type Template } from './template';

export interface LinkNews {
  token: string;
}

const LINK: LinkNews = { token: 'EXAMPLE' };

export const confirmAddress: Template<LinkNews> = {
  example: LINK,
  letters: {
    en: ({ token }) => ({
      subject: 'Confirm your email address',
      paragraphs: [
        'Confirm your email address by opening the link within 24 hours.',
        'If you did not ask for an account, ignore this email.',
      ],
      action: { label: 'Confirm your address', path: `/account/confirm?token=${token}` },
    }),
    es: ({ token }) => ({
      subject: 'Confirme su dirección de correo',
      paragraphs: [
        'Confirme su dirección de correo abriendo el enlace en un plazo de 24 horas.',
        'Si no pidió una cuenta, no haga caso de este mensaje.',
      ],
      action: { label: 'Confirmar su dirección', path: `/account/confirm?token=${token}` },
    }),
    de: ({ token }) => ({
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      paragraphs: [
        'Bestätigen Sie Ihre E-Mail-Adresse: Öffnen Sie den Link innerhalb von 24 Stunden.',
        'Wenn Sie kein Konto wollten, beachten Sie diese E-Mail nicht.',
      ],
      action: { label: 'Ihre Adresse bestätigen', path: `/account/confirm?token=${token}` },
    }),
  },
};

const forgotten = (label: string): Pick<Letter, 'action'> => ({
  action: { label, path: '/account/forgotten' },
});

export const knownAddress: Template<Record<string, never>> = {
  example: {},
  letters: {
    en: () => ({
      subject: 'You already have an account',
      paragraphs: [
        'Somebody, probably you, tried to create an account with this email address, which already has one. If you forgot your password, choose a new one.',
      ],
      ...forgotten('Choose a new password'),
    }),
    es: () => ({
      subject: 'Ya tiene una cuenta',
      paragraphs: [
        'Alguien, probablemente usted, intentó crear una cuenta con esta dirección de correo, que ya tiene una. Si olvidó su contraseña, elija otra.',
      ],
      ...forgotten('Elegir otra contraseña'),
    }),
    de: () => ({
      subject: 'Sie haben schon ein Konto',
      paragraphs: [
        'Jemand, vermutlich Sie, wollte ein Konto mit dieser E-Mail-Adresse anlegen, die schon eines hat. Wenn Sie Ihr Passwort vergessen haben, wählen Sie ein neues.',
      ],
      ...forgotten('Ein neues Passwort wählen'),
    }),
  },
};

export const newPassword: Template<LinkNews> = {
  example: LINK,
  letters: {
    en: ({ token }) => ({
      subject: 'Choose a new password',
      paragraphs: [
        'Choose a new password by opening the link within an hour.',
        'If you did not ask for it, ignore this email.',
      ],
      action: { label: 'Choose a new password', path: `/account/new-password?token=${token}` },
    }),
    es: ({ token }) => ({
      subject: 'Elija otra contraseña',
      paragraphs: [
        'Elija otra contraseña abriendo el enlace en el plazo de una hora.',
        'Si no la pidió, no haga caso de este mensaje.',
      ],
      action: { label: 'Elegir otra contraseña', path: `/account/new-password?token=${token}` },
    }),
    de: ({ token }) => ({
      subject: 'Wählen Sie ein neues Passwort',
      paragraphs: [
        'Wählen Sie ein neues Passwort: Öffnen Sie den Link innerhalb einer Stunde.',
        'Wenn Sie das nicht wollten, beachten Sie diese E-Mail nicht.',
      ],
      action: { label: 'Ein neues Passwort wählen', path: `/account/new-password?token=${token}` },
    }),
  },
};

const KEY_NEWS = {
  en: {
    created: ['New API key', 'was created for your account'],
    issued: ['New API key', 'was issued to you by an operator'],
    rotated: ['API key replaced', 'was replaced by a new key'],
    revoked: ['API key revoked', 'was revoked and no longer works'],
  },
  es: {
    created: ['Clave de API nueva', 'se creó para su cuenta'],
    issued: ['Clave de API nueva', 'fue emitida para usted por un operador'],
    rotated: ['Clave de API sustituida', 'fue sustituida por otra'],
    revoked: ['Clave de API revocada', 'fue revocada y ya no funciona'],
  },
  de: {
    created: ['Neuer API-Schlüssel', 'wurde für Ihr Konto erzeugt'],
    issued: ['Neuer API-Schlüssel', 'wurde von einem Betreiber für Sie ausgestellt'],
    rotated: ['API-Schlüssel ersetzt', 'wurde durch einen neuen ersetzt'],
    revoked: ['API-Schlüssel widerrufen', 'wurde widerrufen und gilt nicht mehr'],
  },
} as const satisfies Record<Locale, Record<string, readonly [string, string]>>;

const keys = (label: string): Pick<Letter, 'action'> => ({ action: { label, path: '/account/keys' } });

export interface KeyNews {
  happening: keyof (typeof KEY_NEWS)['en'];
  id: string;
  name: string;
  keyPrefix: string;
}

export const apiKeyChanged: Template<KeyNews> = {
  example: {
    happening: 'created',
    id: 'key_01m7zrgg3w0dvw7sakaks4a7hc',
    name: 'Website',
    keyPrefix: 'sk_test_ab',
  },
  letters: {
    en: ({ happening, id, name, keyPrefix }) => ({
      subject: KEY_NEWS.en[happening][0],
      paragraphs: [
        `The API key "${name}" (${id}, starting with ${keyPrefix}) ${KEY_NEWS.en[happening][1]}.`,
        'If you did not expect this, revoke the keys that you do not know.',
      ],
      ...keys('See your API keys'),
    }),
    es: ({ happening, id, name, keyPrefix }) => ({
      subject: KEY_NEWS.es[happening][0],
      paragraphs: [
        `La clave de API «${name}» (${id}, empieza por ${keyPrefix}) ${KEY_NEWS.es[happening][1]}.`,
        'Si no lo esperaba, revoque las claves que no conozca.',
      ],
      ...keys('Ver sus claves de API'),
    }),
    de: ({ happening, id, name, keyPrefix }) => ({
      subject: KEY_NEWS.de[happening][0],
      paragraphs: [
        `Der API-Schlüssel „${name}“ (${id}, beginnt mit ${keyPrefix}) ${KEY_NEWS.de[happening][1]}.`,
        'Wenn Sie das nicht erwartet haben, widerrufen Sie die Schlüssel, die Sie nicht kennen.',
      ],
      ...keys('Ihre API-Schlüssel ansehen'),
    }),
  },
};

const APPLICATION_NEWS = {
  en: {
    created: ['New application', 'was registered in your account'],
    issued: ['New application', 'was registered for you by an operator'],
    rotated: ['Secret of an application replaced', 'got a new secret, and its old secret no longer works'],
    revoked: ['Application revoked', 'was revoked, and none of its tokens works any longer'],
  },
  es: {
    created: ['Aplicación nueva', 'se registró en su cuenta'],
    issued: ['Aplicación nueva', 'fue registrada para usted por un operador'],
    rotated: ['Secreto de una aplicación sustituido', 'tiene un secreto nuevo, y el anterior ya no funciona'],
    revoked: ['Aplicación revocada', 'fue revocada, y ninguno de sus tokens funciona ya'],
  },
  de: {
    created: ['Neue Anwendung', 'wurde in Ihrem Konto registriert'],
    issued: ['Neue Anwendung', 'wurde von einem Betreiber für Sie registriert'],
    rotated: ['Geheimnis einer Anwendung ersetzt', 'hat ein neues Geheimnis, und das alte gilt nicht mehr'],
    revoked: ['Anwendung widerrufen', 'wurde widerrufen, und keines ihrer Tokens gilt mehr'],
  },
} as const satisfies Record<Locale, Record<string, readonly [string, string]>>;

export interface ApplicationNews {
  happening: keyof (typeof APPLICATION_NEWS)['en'];
  id: string;
  name: string;
  /** False if an operator registered it. The page for applications does not show it then. */
  madeByOwner: boolean;
}

interface ApplicationWords {
  named: (news: ApplicationNews) => string;
  revoke: string;
  tell: string;
  see: string;
}

const APPLICATION_WORDS: Record<Locale, ApplicationWords> = {
  en: {
    named: ({ id, name }) => `The application "${name}" (${id})`,
    revoke: 'If you did not expect this, revoke the applications that you do not know.',
    tell: 'If you did not expect this, tell the platform at once.',
    see: 'See your applications',
  },
  es: {
    named: ({ id, name }) => `La aplicación «${name}» (${id})`,
    revoke: 'Si no lo esperaba, revoque las aplicaciones que no conozca.',
    tell: 'Si no lo esperaba, avise enseguida a la plataforma.',
    see: 'Ver sus aplicaciones',
  },
  de: {
    named: ({ id, name }) => `Die Anwendung „${name}“ (${id})`,
    revoke: 'Wenn Sie das nicht erwartet haben, widerrufen Sie die Anwendungen, die Sie nicht kennen.',
    tell: 'Wenn Sie das nicht erwartet haben, melden Sie das sofort der Plattform.',
    see: 'Ihre Anwendungen ansehen',
  },
};

function writeApplication(locale: Locale) {
  return (news: ApplicationNews): Letter => {
    const { happening, madeByOwner } = news;
    const [subject, happened] = APPLICATION_NEWS[locale][happening];
    const { named, revoke, tell, see } = APPLICATION_WORDS[locale];
    return {
      subject,
      paragraphs: [`${named(news)} ${happened}.`, madeByOwner ? revoke : tell],
      ...(madeByOwner ? { action: { label: see, path: '/account/applications' } } : {}),
    };
  };
}

export const applicationChanged: Template<ApplicationNews> = {
  example: {
    happening: 'created',
    id: 'client_01m7zrgg3w0dvw7sakaks4a7hc',
    name: 'Giving app',
    madeByOwner: true,
  },
  letters: { en: writeApplication('en'), es: writeApplication('es'), de: writeApplication('de') },
};
