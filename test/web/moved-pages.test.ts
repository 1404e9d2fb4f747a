/** A mail that was sent long ago, a bookmark and a note on paper still lead to the page that they name. */
import { MOVED_PAGES } from '../../api/web-pages/moved-pages';
import { useApi } from '../support/api';

const api = useApi();

const HTML = { Accept: 'text/html' };

/** Every address that a page once had, with the one that it has now. Nothing ever leaves this list. */
const MOVED: [old: string, path: string][] = [
  ['/account', '/my/account'],
  ['/account/sources', '/my/sources'],
  ['/account/mail', '/my/mails'],
  ['/account/keys', '/my/keys'],
  ['/account/applications', '/my/applications'],
  ['/account/sessions', '/my/sessions'],
  ['/account/claims', '/my/claims'],
  ['/account/decisions', '/review/claims'],
];

it('the list has every page that moved', () => {
  expect(Object.entries(MOVED_PAGES).sort()).toEqual(MOVED.toSorted());
});

it.each(MOVED)('%s leads to %s for good, and keeps what follows the path', async (old, path) => {
  const moved = await fetch(`${api.url}${old}?lang=de&x=1%262`, { headers: HTML, redirect: 'manual' });
  expect([moved.status, moved.headers.get('Location')]).toEqual([308, `${path}?lang=de&x=1%262`]);
  expect((await api.call('GET', path, { headers: HTML })).status).toBe(200);
  // The forms of the old page are gone, too.
  expect((await api.call('POST', old, { headers: HTML })).status).toBe(405);
});
