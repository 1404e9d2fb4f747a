/** Names the catalogs. Their English sentences say which keys there are. */
import type documents from './en/documents.json';
import type webPages from './en/web-pages.json';

export interface Catalogs {
  documents: typeof documents;
  'web-pages': typeof webPages;
}
