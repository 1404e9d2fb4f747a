/** Shows a page of a charity to its members, and tells everybody else. */
import { type ReactNode } from 'react';
import { useParams } from 'react-router';
import { type Profile } from '../../client/index';
import { Loaded } from '../parts/loaded';
import { Page } from '../parts/page';
import { useSpeech } from './speech';
import { useProfile } from '../session/use-profile';

export interface MemberProps {
  charity: Profile['charities'][number];
  profile: Profile;
}

export function OfMember({ children }: { children: (props: MemberProps) => ReactNode }) {
  const { id } = useParams();
  return (
    <Loaded query={useProfile()}>
      {(profile) => {
        const charity = profile.charities.find(({ charity_id: each }) => each === id);
        return charity === undefined ? <NotMember /> : children({ charity, profile });
      }}
    </Loaded>
  );
}

function NotMember() {
  const { say } = useSpeech();
  return (
    <Page title={say('notMember')}>
      <section>
        <p>{say('notMemberText')}</p>
        <p className="actions">
          <a className="primary" href="/my/claims">
            {say('claim')}
          </a>
        </p>
      </section>
    </Page>
  );
}
