/** The social profiles of an organization, as the platform or a reviewer judged them. */
import { useQuery } from '@tanstack/react-query';
import { type Charity } from '../../client/index';
import { useSession } from '../session/context';
import { useNames } from './names';

export type SocialProfile = NonNullable<Charity['social_profiles']>[number];

const LOOKS: Record<SocialProfile['status'], string> = {
  received: 'chip',
  passed: 'chip good',
  failed: 'chip rejected',
};

/** Reads the organization again after each act on its verification. */
export function useProfiled(charityId: string) {
  const { client } = useSession();
  return useQuery({
    queryKey: ['verification', charityId, 'profiles'],
    queryFn: async ({ signal }) => client.charities.get(charityId, { signal }),
  });
}

export function SocialProfileList({ profiles }: { profiles: SocialProfile[] }) {
  const { say } = useNames();
  return (
    <ul className="rows">
      {profiles.map(({ url, status, problem }) => (
        <li key={url} className="entry">
          <a href={url} target="_blank" rel="noreferrer noopener">
            <code>{url}</code>
          </a>
          <span className={LOOKS[status]}>{say(`met:${status}`)}</span>
          {problem !== null && <p className="wide quiet">{say(`social:${problem}`)}</p>}
        </li>
      ))}
    </ul>
  );
}
