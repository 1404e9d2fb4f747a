/** Who is signed in, and the ways to the account's own pages. */
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../parts/page';
import { Loaded } from '../../parts/loaded';
import { useSession } from '../session/context';
import { useSpeech } from '../speech';
import { type Key } from '../words';

const LINKS: [path: string, name: Key, hint: Key][] = [
  ['/account/security', 'security', 'securityHint'],
  ['/account/applications', 'applications', 'applicationsHint'],
  ['/account/mail', 'mails', 'mailsHint'],
  ['/account/sources', 'sources', 'sourcesHint'],
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
            <dl className="figures">
              <div>
                <dt>{say('name')}</dt>
                <dd>{person?.name}</dd>
              </div>
              <div>
                <dt>{say('email')}</dt>
                <dd>{person?.email}</dd>
              </div>
            </dl>
          )}
        </Loaded>
      </section>
      <section aria-labelledby="settings">
        <h2 id="settings">{say('settings')}</h2>
        <ul className="rows">
          {LINKS.map(([path, name, hint]) => (
            <li key={path} className="entry">
              <span className="wide">
                <a href={path}>{say(name)}</a>
                <span className="hint">{say(hint)}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
