/** Names the catalogs. Their English sentences say which keys there are. */
import type documents from './en/documents.json';
import type find from './en/find.json';
import type give from './en/give.json';
import type my from './en/my.json';
import type webPages from './en/web-pages.json';

export interface Catalogs {
  documents: typeof documents;
  find: typeof find;
  give: typeof give;
  my: typeof my;
  'web-pages': typeof webPages;
}
