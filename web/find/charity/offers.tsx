/** What a charity offers: campaigns to give to, and volunteer work. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Opportunity } from '../../../client/index';
import { Loaded } from '../../parts/loaded';
import { Progress } from '../campaign/progress';
import { useClient } from '../client';
import { lineOf, placeOf } from '../place';
import { useSpeech } from '../speech';
import { type Key } from '../words';

const SHOWN = 20;

export function Campaigns({ charityId }: { charityId: string }) {
  const { say } = useSpeech();
  const client = useClient();
  const query = useQuery({
    queryKey: ['campaigns', charityId],
    queryFn: async ({ signal }) =>
      client.campaigns
        .list({ charity_id: charityId, status: 'active', limit: SHOWN }, { signal })
        .then((page) => page),
  });
  if (query.data?.campaigns.length === 0) return undefined;
  return (
    <section aria-labelledby="campaigns">
      <h2 id="campaigns">{say('campaigns')}</h2>
      <Loaded query={query}>
        {({ campaigns }) => (
          <ul className="rows">
            {campaigns.map((campaign) => (
              <li key={campaign.id} className="entry">
                <Link to={`/campaigns/${campaign.id}`}>{campaign.name}</Link>
                <div className="wide">
                  <Progress campaign={campaign} />
                </div>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

export function Opportunities({ charityId }: { charityId: string }) {
  const { say } = useSpeech();
  const client = useClient();
  const query = useQuery({
    queryKey: ['opportunities', charityId],
    queryFn: async ({ signal }) =>
      client.opportunities
        .list({ charity_id: charityId, status: 'active', limit: SHOWN }, { signal })
        .then((page) => page),
  });
  if (query.data?.opportunities.length === 0) return undefined;
  return (
    <section aria-labelledby="opportunities">
      <h2 id="opportunities">{say('opportunities')}</h2>
      <Loaded query={query}>
        {({ opportunities }) => (
          <ul className="rows">
            {opportunities.map((opportunity) => (
              <Work key={opportunity.id} opportunity={opportunity} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

const MODE_KEYS: Record<Opportunity['mode'], Key> = {
  in_person: 'modeInPerson',
  virtual: 'modeVirtual',
  hybrid: 'modeHybrid',
};

const COMMITMENT_KEYS: Record<Opportunity['time_commitment'], Key> = {
  one_time: 'timeOnce',
  weekly: 'timeWeekly',
  monthly: 'timeMonthly',
  flexible: 'timeFlexible',
};

function Work({ opportunity }: { opportunity: Opportunity }) {
  const { say } = useSpeech();
  const { id, title, description, mode, time_commitment: time, location, skills } = opportunity;
  const facts = [say(MODE_KEYS[mode]), say(COMMITMENT_KEYS[time]), placeOf(location), ...skills];
  return (
    <li className="entry" id={id}>
      <h3>{title}</h3>
      <p className="wide hint">{lineOf(facts)}</p>
      {description !== null && <p className="wide">{description}</p>}
    </li>
  );
}
