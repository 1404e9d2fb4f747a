/** Who is signed in, and the ways to the account's own pages. */
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../parts/page';
import { Loaded } from '../../parts/loaded';
import { Pairs } from '../parts/pairs';
import { useSession } from '../session/context';
import { useSpeech } from '../speech';
import { type Key } from '../words';

const LINKS: [path: string, name: Key, hint: Key][] = [
  ['/account/security', 'security', 'securityHint'],
  ['/account/mail', 'mails', 'mailsHint'],
  ['/account/sources', 'sources', 'sourcesHint'],
  ['/account', 'allSettings', 'allSettingsHint'],
];

export function AccountPage() {
  const { say } = useSpeech();
  const { readPerson } = useSession();
  const query = useQuery({ queryKey: ['person'], queryFn: async () => (await readPerson()) ?? null });
  return (
    <Page title={say('account')}>
      <section aria-labelledby="person">
        <h2 id="person">{say('you')}</h2>
        <Loaded query={query}>
          {(person) => (
            <Pairs
              look="near"
              pairs={[
                ['name', person?.name],
                ['email', person?.email],
              ]}
            />
          )}
        </Loaded>
      </section>
      <section aria-labelledby="settings">
        <h2 id="settings">{say('settings')}</h2>
        <ul className="rows">
          {LINKS.map(([path, name, hint]) => (
            <li key={path} className="entry">
              <a href={path}>{say(name)}</a>
              <span className="wide hint">{say(hint)}</span>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
