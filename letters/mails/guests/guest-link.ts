/** Sends the link that opens the gifts which somebody made without an account. */
import { type Mail } from '../mail';
import { GUEST_PATH } from '../paths';

interface News {
  token: string;
  /** The page that the person came for. */
  returnTo?: string;
}

export const guestLink: Mail<News> = {
  example: { token: 'EXAMPLE' },
  write: (news) => ({
    subject: 'guest_link.subject',
    paragraphs: ['guest_link.open', 'guest_link.once'],
    links: [{ label: 'link.seeGifts', path: pathOf(news) }],
  }),
};

function pathOf({ token, returnTo }: News): string {
  const query = { token, ...(returnTo === undefined ? {} : { to: returnTo }) };
  return `${GUEST_PATH}?${new URLSearchParams(query).toString()}`;
}
