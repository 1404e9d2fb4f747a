/** The mails to somebody who asks for the gifts that they made without an account. */
import { type LinkNews } from './access-mails';
import { GIFTS_PATH, GUEST_PATH } from './layout';
import { type Template } from './template';

export interface GuestAccountNews {
  /** The page that the person came for. */
  returnTo?: string;
}

export interface GuestLinkNews extends LinkNews, GuestAccountNews {}

function pathOf({ token, returnTo }: GuestLinkNews): string {
  const query = { token, ...(returnTo === undefined ? {} : { to: returnTo }) };
  return `${GUEST_PATH}?${new URLSearchParams(query).toString()}`;
}

export const guestLink: Template<GuestLinkNews> = {
  example: { token: 'EXAMPLE' },
  letters: {
    en: (news) => ({
      subject: 'Your gifts',
      paragraphs: [
        'Open the link within an hour to see your gifts and your recurring gifts. There you can get a receipt, and pause, change or cancel a recurring gift.',
        'The link works once. If you did not ask for it, ignore this email.',
      ],
      action: { label: 'See your gifts', path: pathOf(news) },
    }),
    es: (news) => ({
      subject: 'Sus donaciones',
      paragraphs: [
        'Abra el enlace en el plazo de una hora para ver sus donaciones y sus donaciones periódicas. Allí puede obtener un recibo, y pausar, cambiar o cancelar una donación periódica.',
        'El enlace funciona una vez. Si no lo pidió, no haga caso de este mensaje.',
      ],
      action: { label: 'Ver sus donaciones', path: pathOf(news) },
    }),
    de: (news) => ({
      subject: 'Ihre Spenden',
      paragraphs: [
        'Öffnen Sie den Link innerhalb einer Stunde, um Ihre Spenden und Ihre regelmäßigen Spenden zu sehen. Dort bekommen Sie eine Quittung und können eine regelmäßige Spende pausieren, ändern oder beenden.',
        'Der Link funktioniert einmal. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail.',
      ],
      action: { label: 'Ihre Spenden ansehen', path: pathOf(news) },
    }),
  },
};

/** An account has taken the gifts over, so that no link opens them. */
export const guestAccount: Template<GuestAccountNews> = {
  example: {},
  letters: {
    en: ({ returnTo = GIFTS_PATH }) => ({
      subject: 'Your gifts are in your account',
      paragraphs: [
        'You asked for a link to your gifts. You have an account with this email address, and your gifts are there. Sign in to see them.',
        'If you did not ask for a link, ignore this email.',
      ],
      action: { label: 'Sign in', path: returnTo },
    }),
    es: ({ returnTo = GIFTS_PATH }) => ({
      subject: 'Sus donaciones están en su cuenta',
      paragraphs: [
        'Pidió un enlace a sus donaciones. Tiene una cuenta con esta dirección de correo, y sus donaciones están allí. Inicie sesión para verlas.',
        'Si no pidió un enlace, no haga caso de este mensaje.',
      ],
      action: { label: 'Iniciar sesión', path: returnTo },
    }),
    de: ({ returnTo = GIFTS_PATH }) => ({
      subject: 'Ihre Spenden sind in Ihrem Konto',
      paragraphs: [
        'Sie haben einen Link zu Ihren Spenden angefordert. Sie haben ein Konto mit dieser E-Mail-Adresse, und Ihre Spenden sind dort. Melden Sie sich an, um sie zu sehen.',
        'Wenn Sie keinen Link angefordert haben, ignorieren Sie diese E-Mail.',
      ],
      action: { label: 'Anmelden', path: returnTo },
    }),
  },
};
