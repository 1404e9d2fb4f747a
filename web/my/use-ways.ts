/** The ways to the other pages. */
import { useLocation } from 'react-router';
import { type Way } from '../parts/site-header';
import { useSession } from '../session/context';
import { useSpeech } from './speech';
import { type Key } from './words';

interface Section {
  path: string;
  name: Key;
  /** A guest has no account that this would show. */
  needsAccount?: true;
}

const SECTIONS: Section[] = [
  { path: '/my', name: 'gifts' },
  { path: '/my/plans', name: 'navPlans' },
  { path: '/my/receipts', name: 'receipts' },
  { path: '/my/impact', name: 'impact', needsAccount: true },
  { path: '/my/hours', name: 'hours', needsAccount: true },
];

export function useWays(): Way[] {
  const { say } = useSpeech();
  const { kind } = useSession();
  const { pathname } = useLocation();
  const sections = SECTIONS.filter(({ needsAccount }) => kind === 'account' || needsAccount !== true);
  return [
    { path: '/', text: say('find'), isElsewhere: true },
    ...sections.map(({ path, name }) => ({ path, text: say(name), current: currentOf(path, pathname) })),
  ];
}

/** `true`: the page is below this one. The gifts are at the root, and each gift is below /my/gifts. */
function currentOf(path: string, pathname: string): 'page' | true | undefined {
  if (pathname.replace(/\/$/, '') === path) return 'page';
  return pathname.startsWith(`${path === '/my' ? '/my/gifts' : path}/`) ? true : undefined;
}
