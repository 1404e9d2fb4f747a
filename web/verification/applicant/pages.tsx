/** The pages of applicants: of an organization, and of a person. */
import { useSearchParams } from 'react-router';
import { type Profile } from '../../../client/index';
import { Page } from '../../parts/page';
import { EntityVerification } from './entity-verification';
import { useSpeech } from './speech';

interface CharityPageProps {
  charity: { charity_id: string; name: string };
  profile: Profile;
}

export function CharityPage({ charity: { charity_id: id, name }, profile }: CharityPageProps) {
  const { say } = useSpeech();
  return (
    <Page title={say('verificationOf', { name })}>
      <p className="mission">{say('aboutOrganization')}</p>
      <EntityVerification entityId={id} entityType="organization" profile={profile} />
    </Page>
  );
}

const ROLES = ['donor', 'volunteer'] as const;

/** A person can be verified as a donor and as a volunteer. The address says which of them is shown. */
export function PersonPage({ profile }: { profile: Profile }) {
  const { say } = useSpeech();
  const [parameters, setParameters] = useSearchParams();
  const shown = ROLES.find((role) => role === parameters.get('as')) ?? 'donor';
  return (
    <Page title={say('verification')}>
      <p className="mission">{say('aboutPerson')}</p>
      <div className="actions" role="group" aria-label={say('as')}>
        {ROLES.map((role) => (
          <button
            key={role}
            type="button"
            className={role === shown ? 'primary' : 'secondary'}
            aria-pressed={role === shown}
            onClick={() => setParameters({ as: role })}
          >
            {say(`as:${role}`)}
          </button>
        ))}
      </div>
      <EntityVerification key={shown} entityId={profile.user_id} entityType={shown} profile={profile} />
    </Page>
  );
}
