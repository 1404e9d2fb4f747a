/** Tells a user that one of the user's API keys changed. */
import { type Mail } from '../mail';

interface News {
  happening: 'created' | 'issued' | 'rotated' | 'revoked';
  id: string;
  name: string;
  keyPrefix: string;
}

export const apiKeyChanged: Mail<News> = {
  example: {
    happening: 'created',
    id: 'key_01m7zrgg3w0dvw7sakaks4a7hc',
    name: 'Website',
    keyPrefix: 'sk_test_ab',
  },
  write: ({ happening, id, name, keyPrefix }) => ({
    subject: `api_key_changed.subject.${happening}`,
    values: { id, name, keyPrefix },
    paragraphs: [`api_key_changed.done.${happening}`, 'api_key_changed.unexpected'],
    links: [{ label: 'api_key_changed.see', path: '/my/keys' }],
  }),
};
