/** /campaigns/{id}: the goal, how far it has come, and who matches gifts. */
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { type Campaign } from '../../../client/index';
import { showDate, showDay } from '../../common/dates';
import { showAmount, SUM_CURRENCY } from '../../common/money';
import { Loaded } from '../../parts/loaded';
import { Page } from '../../parts/page';
import { useClient } from '../client';
import { type Figure, Figures } from '../figures';
import { useSpeech } from '../speech';
import { useWrittenHeading } from '../written';
import { ProgressBar, showShareRaised } from './progress';

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
            <p className="facts">
              {say('campaignBy')} <Link to={`/charities/${charity.id}`}>{charity.name}</Link>
            </p>
            {campaign.description !== null && <p className="mission">{campaign.description}</p>}
            <Give campaign={campaign} />
            <Raised campaign={campaign} />
            <Matching campaign={campaign} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Raised({ campaign }: { campaign: Campaign }) {
  const { say, language } = useSpeech();
  const { raised_usd: raised, funding_goal_usd: goal, deadline } = campaign;
  return (
    <section aria-labelledby="progress">
      <h2 id="progress">{say('progress')}</h2>
      <Figures
        main={['raisedSoFar', showAmount(raised, SUM_CURRENCY, language)]}
        others={[
          ['goal', showAmount(goal, SUM_CURRENCY, language)],
          ['goalReached', showShareRaised(campaign, language)],
          ['gifts', campaign.donations.toLocaleString(language)],
          ...(deadline === null ? [] : [['lastDay', showDay(deadline, language)] satisfies Figure]),
        ]}
      >
        <ProgressBar campaign={campaign} />
      </Figures>
    </section>
  );
}

/** A sponsor adds to each gift until the pledge is used up or ends. */
function Matching({ campaign: { matching } }: { campaign: Campaign }) {
  const { say, language } = useSpeech();
  if (matching === null) return undefined;
  const { currency, left, ratio, ends_at: end } = matching;
  const added = showAmount(ratio, currency, language);
  const unit = showAmount('1', currency, language);
  return (
    <section aria-labelledby="matching">
      <h2 id="matching">{say('matching')}</h2>
      <p>{say('matchingText', { added, unit })}</p>
      <Figures
        others={[
          ['matchingLeft', showAmount(left, currency, language)],
          ['lastDay', showDate(end, language)],
        ]}
      />
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
