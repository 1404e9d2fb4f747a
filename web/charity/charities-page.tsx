/** The charities of the person, with the pages of each. */
import { Link } from 'react-router';
import { Loaded } from '../parts/loaded';
import { Page } from '../parts/page';
import { useSpeech } from './speech';
import { useProfile } from '../session/use-profile';

export function CharitiesPage() {
  const { say } = useSpeech();
  return (
    <Page title={say('charities')}>
      <Loaded query={useProfile()}>
        {({ charities }) =>
          charities.length === 0 ? (
            <div className="empty">
              <p>{say('noCharities')}</p>
              <p>
                <a className="primary" href="/my/claims">
                  {say('claim')}
                </a>
              </p>
            </div>
          ) : (
            <ul className="entries">
              {charities.map(({ charity_id: id, name }) => (
                <li key={id} className="entry">
                  <Link to={`/charity/${id}/verification`}>{say('verificationOf', { name })}</Link>
                  <span className="wide quiet">{say('aboutVerification')}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Page>
  );
}
