/** What a charity offers: campaigns to give to, and volunteer work. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type CampaignList, type Opportunity, type OpportunityList } from '../../../client/index';
import { Loaded } from '../../parts/loaded';
import { Progress } from '../campaign/progress';
import { useClient } from '../client';
import { lineOf, placeOf } from '../place';
import { useSpeech } from '../speech';
import { type Key } from '../words';

const SHOWN = 20;

export function useCampaigns(charityId: string): UseQueryResult<CampaignList> {
  const client = useClient();
  return useQuery({
    queryKey: ['campaigns', charityId],
    queryFn: async ({ signal }) =>
      client.campaigns
        .list({ charity_id: charityId, status: 'active', limit: SHOWN }, { signal })
        .then((page) => page),
  });
}

export function useOpportunities(charityId: string): UseQueryResult<OpportunityList> {
  const client = useClient();
  return useQuery({
    queryKey: ['opportunities', charityId],
    queryFn: async ({ signal }) =>
      client.opportunities
        .list({ charity_id: charityId, status: 'active', limit: SHOWN }, { signal })
        .then((page) => page),
  });
}

export function Campaigns({ query }: { query: UseQueryResult<CampaignList> }) {
  const { say } = useSpeech();
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

export function Opportunities({ query }: { query: UseQueryResult<OpportunityList> }) {
  const { say } = useSpeech();
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
