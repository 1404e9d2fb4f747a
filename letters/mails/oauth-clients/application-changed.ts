/** Tells a user that one of the user's applications changed. */
import { type Mail } from '../mail';

interface News {
  happening: 'created' | 'issued' | 'rotated' | 'revoked';
  id: string;
  name: string;
  /** False if an operator registered it. The page for applications does not show it then. */
  madeByOwner: boolean;
}

export const applicationChanged: Mail<News> = {
  example: {
    happening: 'created',
    id: 'client_01m7zrgg3w0dvw7sakaks4a7hc',
    name: 'Giving app',
    madeByOwner: true,
  },
  write: ({ happening, id, name, madeByOwner }) => ({
    subject: `application_changed.subject.${happening}`,
    values: { id, name },
    paragraphs: [
      `application_changed.done.${happening}`,
      madeByOwner ? 'application_changed.revoke' : 'application_changed.tell',
    ],
    links: [madeByOwner && { label: 'application_changed.see', path: '/my/applications' }],
  }),
};
