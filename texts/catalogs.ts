/** Names the catalogs. Their English sentences say which keys there are. */
import type mails from './en/mails.json';
import type webPages from './en/web-pages.json';

export interface Catalogs {
  mails: typeof mails;
  'web-pages': typeof webPages;
}
