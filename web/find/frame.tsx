/** What stands around every page: the name, the way to what a donor gave, and what there is to read. */
import { Outlet, useLocation } from 'react-router';
import { aboutProofs } from '../common/site';
import { SiteHeader, type Way } from '../parts/site-header';
import { BackToResults } from './back-to-results';
import { useSpeech } from './speech';
import { type Key } from './words';

/** These pages are in English only. */
const LINKS: [name: Key, address: string][] = [
  ['documentation', '/docs'],
  ['accessibility', '/docs/operate/accessibility'],
];

export function Frame() {
  const { say, language } = useSpeech();
  const { pathname } = useLocation();
  const ways: Way[] = [
    { path: '/', text: say('find'), current: pathname === '/' ? 'page' : undefined },
    { path: '/my', text: say('myGiving'), isElsewhere: true },
  ];
  return (
    <>
      <SiteHeader skip={say('skipToContent')} ways={ways} isAtHome>
        <a href="/my/account">{say('account')}</a>
      </SiteHeader>
      <main className="column" id="content" tabIndex={-1}>
        <BackToResults />
        <Outlet />
      </main>
      <footer className="foot">
        <ul>
          <li>
            <a href={aboutProofs(language)}>{say('aboutProofs')}</a>
          </li>
          {LINKS.map(([name, address]) => (
            <li key={name}>
              <a href={address} hrefLang="en">
                {say(name)}
              </a>
            </li>
          ))}
        </ul>
      </footer>
    </>
  );
}
