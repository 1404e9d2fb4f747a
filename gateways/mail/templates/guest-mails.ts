/** The mail to somebody who gave without an account. */
import { type LinkNews } from './access-mails';
import { GUEST_PATH } from './layout';
import { type Template } from './template';

export interface GuestLinkNews extends LinkNews {
  /** The page that the person came for. */
  returnTo?: string;
}

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
