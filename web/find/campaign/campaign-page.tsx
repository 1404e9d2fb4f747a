/** /campaigns/{id}: the goal, how far it has come, and who matches gifts. */
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { type Campaign } from '../../../client/index';
import { showDate, showDay } from '../../common/dates';
import { showAmount } from '../../common/money';
import { Loaded } from '../../parts/loaded';
import { Page } from '../../parts/page';
import { useClient } from '../client';
import { useSpeech } from '../speech';
import { useWrittenHeading } from '../written';
import { Progress } from './progress';

export function CampaignPage() {
  const { id = '' } = useParams();
  const { say } = useSpeech();
  const client = useClient();
  const written = useWrittenHeading();
  const query = useQuery({
    queryKey: ['campaign', id],
    queryFn: async ({ signal }) => {
      const campaign = await client.campaigns.get(id, { signal });
      return { campaign, charity: await client.charities.get(campaign.charity_id, { signal }) };
    },
  });
  return (
    <Page title={query.data?.campaign.name ?? written ?? say('campaign')}>
      <Loaded query={query}>
        {({ campaign, charity }) => (
          <>
            <p>
              {say('campaignBy')} <Link to={`/charities/${charity.id}`}>{charity.name}</Link>
            </p>
            {campaign.description !== null && <p className="mission">{campaign.description}</p>}
            <section aria-labelledby="progress">
              <h2 id="progress">{say('progress')}</h2>
              <Progress campaign={campaign} />
              <p className="hint">{say('gifts', { count: campaign.donations })}</p>
              <Deadline campaign={campaign} />
            </section>
            <Matching campaign={campaign} />
            <Give campaign={campaign} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Deadline({ campaign: { deadline } }: { campaign: Campaign }) {
  const { say, language } = useSpeech();
  if (deadline === null) return undefined;
  return <p>{say('deadline', { day: showDay(deadline, language) })}</p>;
}

/** A sponsor adds to each gift until the pledge is used up or ends. */
function Matching({ campaign: { matching } }: { campaign: Campaign }) {
  const { say, language } = useSpeech();
  if (matching === null) return undefined;
  const { currency, left, ratio, ends_at: end } = matching;
  return (
    <section aria-labelledby="matching">
      <h2 id="matching">{say('matching')}</h2>
      <p>
        {say('matchingText', {
          added: showAmount(ratio, currency, language),
          unit: showAmount('1', currency, language),
          left: showAmount(left, currency, language),
          day: showDate(end, language),
        })}
      </p>
    </section>
  );
}

function Give({ campaign: { id, name, status } }: { campaign: Campaign }) {
  const { say } = useSpeech();
  if (status !== 'active') return <p className="notice">{say(status === 'ended' ? 'ended' : 'closed')}</p>;
  return (
    <p>
      <a className="primary" href={`/give/${id}`}>
        {say('giveTo', { name })}
      </a>
    </p>
  );
}
