/** The overview of an account: its pages in groups, each with a line that says what it is for. */
import { type ReactNode } from 'react';
import { Link } from 'react-router';
import { type Profile } from '../../../client/index';
import { Loaded } from '../../parts/loaded';
import { Page } from '../../parts/page';
import { useProfile } from '../../session/use-profile';
import { useSpeech } from './speech';
import { type Key } from './words';

type Entry = [path: string, label: Key, purpose: Key];

const GIVING: Entry[] = [
  ['/my', 'linkGifts', 'aboutGifts'],
  ['/my/plans', 'linkPlans', 'aboutPlans'],
  ['/my/receipts', 'linkReceipts', 'aboutReceipts'],
  ['/my/sources', 'linkSources', 'aboutSources'],
];
const PERSON: Entry[] = [
  ['/account/security', 'linkSecurity', 'aboutSecurity'],
  ['/my/sessions', 'linkSessions', 'aboutSessions'],
  ['/my/mails', 'linkMails', 'aboutMails'],
  ['/my/verification', 'linkVerification', 'aboutVerification'],
  ['/my/data', 'linkData', 'aboutData'],
];
const CHARITIES: Entry[] = [['/my/claims', 'linkClaims', 'aboutClaims']];
const DECISIONS: Entry[] = [
  ['/review/claims', 'linkDecisions', 'aboutDecisions'],
  ['/review/cases', 'linkCases', 'aboutCases'],
];
const DEVELOPERS: Entry[] = [
  ['/my/keys', 'linkKeys', 'aboutKeys'],
  ['/my/applications', 'linkApplications', 'aboutApplications'],
];

export function OverviewPage() {
  const { say } = useSpeech();
  const profile = useProfile();
  return (
    <Page title={say('account')}>
      <Loaded query={profile}>{(person) => <Overview person={person} />}</Loaded>
    </Page>
  );
}

function Overview({ person }: { person: Profile }) {
  const { name, email, roles, charities } = person;
  const mayDecide = roles.includes('reviewer') || roles.includes('operator');
  return (
    <>
      <p className="lead">
        {/* Some people have not given a name. */}
        {name !== '' && (
          <>
            <strong translate="no">{name}</strong>
            <br />
          </>
        )}
        <span translate="no">{email}</span>
      </p>
      <Group title="groupGiving" entries={GIVING} />
      <Group title="groupPerson" entries={PERSON} />
      <Group title="groupCharities" entries={mayDecide ? [...CHARITIES, ...DECISIONS] : CHARITIES}>
        <Managed charities={charities} />
      </Group>
      <Group title="groupDevelopers" entries={DEVELOPERS} />
    </>
  );
}

function Group({ title, entries, children }: { title: Key; entries: Entry[]; children?: ReactNode }) {
  const { say } = useSpeech();
  return (
    <section className="group">
      <h2>{say(title)}</h2>
      <div>
        <ul className="rows">
          {entries.map(([path, label, purpose]) => (
            <li key={path}>
              <Way to={path}>{say(label)}</Way> <span className="hint">{say(purpose)}</span>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  );
}

/** The script shows what is below /my. All other pages are loaded. */
function Way({ to, children }: { to: string; children: ReactNode }) {
  return /^\/my(?:\/|$)/.test(to) ? <Link to={to}>{children}</Link> : <a href={to}>{children}</a>;
}

function Managed({ charities }: Pick<Profile, 'charities'>) {
  const { say } = useSpeech();
  if (charities.length === 0) return null;
  return (
    <>
      <h3>{say('youManage')}</h3>
      <ul>
        {charities.map(({ charity_id: id, name }) => (
          <li key={id}>
            <a href={`/charity/${id}/verification`}>{say('verificationOf', { name })}</a>{' '}
            <code className="hint">{id}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
