/** Names the catalogs. Their English sentences say which keys there are. */
import type webPages from './en/web-pages.json';

export interface Catalogs {
  'web-pages': typeof webPages;
}
