/** What waits for a decision, and how much of it. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSession } from '../session/context';
import { Page } from '../parts/page';
import { type Section, useSections } from './sections';
import { useSpeech } from './speech';

export function WaitingPage() {
  const { say } = useSpeech();
  return (
    <Page title={say('waiting')}>
      <ul className="entries">
        {useSections().map((section) => (
          <Entry key={section.path} section={section} />
        ))}
      </ul>
    </Page>
  );
}

function Entry({ section: { path, name, about, count } }: { section: Section }) {
  const { say } = useSpeech();
  const { client } = useSession();
  const { data } = useQuery({
    queryKey: ['waiting', path],
    queryFn: async ({ signal }) => count(client, { signal }),
  });
  return (
    <li className="entry">
      <Link to={path}>{say(name)}</Link>
      <span className="money">{data}</span>
      <span className="quiet">{say(about)}</span>
    </li>
  );
}
