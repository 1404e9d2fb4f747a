/** /campaigns/{id}: what the campaign is for, how far it has come, and who matches gifts. */
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { type Campaign, type Charity } from '../../../client/index';
import { showDate } from '../../common/dates';
import { showAmount } from '../../common/money';
import { Loaded } from '../../parts/loaded';
import { Page } from '../../parts/page';
import { useClient } from '../client';
import { Figures } from '../figures';
import { missionOf } from '../mission';
import { useSpeech } from '../speech';
import { Standing } from '../standing';
import { Verified } from '../verified';
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
            <p className="facts">
              {say('campaignBy')} <Link to={`/charities/${charity.id}`}>{charity.name}</Link>{' '}
              {charity.verified && <Verified />}
            </p>
            <div className="beside">
              <div>
                <Raised campaign={campaign} />
                <Matching campaign={campaign} />
              </div>
              <div>
                <Purpose campaign={campaign} />
                <AboutCharity charity={charity} />
              </div>
            </div>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Raised({ campaign }: { campaign: Campaign }) {
  const { say } = useSpeech();
  return (
    <section aria-labelledby="progress">
      <h2 id="progress">{say('progress')}</h2>
      <Progress campaign={campaign} />
      <Give campaign={campaign} />
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

function Purpose({ campaign: { description } }: { campaign: Campaign }) {
  const { say } = useSpeech();
  if (description === null) return undefined;
  return (
    <section aria-labelledby="purpose">
      <h2 id="purpose">{say('aboutCampaign')}</h2>
      <p className="mission">{description}</p>
    </section>
  );
}

function AboutCharity({ charity }: { charity: Charity }) {
  const { say } = useSpeech();
  const mission = missionOf(charity);
  return (
    <section aria-labelledby="about">
      <h2 id="about">{say('aboutCharity', { name: charity.name })}</h2>
      {mission !== undefined && <p className="mission">{mission}</p>}
      <Standing charity={charity} />
    </section>
  );
}

function Give({ campaign: { id, status } }: { campaign: Campaign }) {
  const { say } = useSpeech();
  if (status !== 'active') return <p className="notice">{say(status === 'ended' ? 'ended' : 'closed')}</p>;
  return (
    <a className="primary" href={`/give/${id}`}>
      {say('giveToCampaign')}
    </a>
  );
}
