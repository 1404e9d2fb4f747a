/** /charities/{id}: what a charity does, how far it can be trusted, and what it achieved and offers. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { type Charity } from '../../../client/index';
import { showMoney, SUM_CURRENCY } from '../../common/money';
import { apiAddress } from '../../common/site';
import { Loaded } from '../../parts/loaded';
import { Loading } from '../../parts/loading';
import { Page } from '../../parts/page';
import { causeKey } from '../causes';
import { useClient } from '../client';
import { type Figure, Figures } from '../figures';
import { missionOf } from '../mission';
import { lineOf, placeOf } from '../place';
import { useSpeech } from '../speech';
import { Verified } from '../verified';
import { useWrittenHeading } from '../written';
import { Campaigns, Opportunities, useCampaigns, useOpportunities } from './offers';
import { Results, useImpact } from './results';
import { Similar } from './similar';
import { TrustExplained, useTrust } from './trust-explained';

export function CharityPage() {
  const { id = '' } = useParams();
  const { say } = useSpeech();
  const client = useClient();
  const written = useWrittenHeading();
  const query = useQuery({
    queryKey: ['charity', id],
    queryFn: ({ signal }) => client.charities.get(id, { signal }),
  });
  return (
    <Page title={query.data?.name ?? written ?? say('organization')}>
      <Loaded query={query}>{(charity) => <About charity={charity} />}</Loaded>
    </Page>
  );
}

function About({ charity }: { charity: Charity }) {
  const { say } = useSpeech();
  const { id } = charity;
  const mission = missionOf(charity);
  const trust = useTrust(id);
  return (
    <>
      <Facts charity={charity} />
      <div className="beside three">
        <div>
          {mission !== undefined && <p className="mission">{mission}</p>}
          {!charity.claimed && <p className="notice">{say('unclaimed')}</p>}
          <Photos photos={charity.photos} />
        </div>
        <div>
          <p className="give">
            <a className="primary" href={`/give/${id}`}>
              {say('giveTo', { name: charity.name })}
            </a>
          </p>
          <TrustExplained charity={charity} query={trust} />
        </div>
        <div>
          <Programs programs={charity.programs} />
          <Parts charity={charity} isEarly={trust.isPending} />
        </div>
      </div>
    </>
  );
}

interface PartsProps {
  charity: Charity;
  /** What stands above them on a narrow screen is still loading. */
  isEarly: boolean;
}

/** The parts that load appear at once, so that none pushes another one down. Empty offers do not appear. */
function Parts({ charity, isEarly }: PartsProps) {
  const { say } = useSpeech();
  const { id } = charity;
  const impact = useImpact(id);
  const campaigns = useCampaigns(id);
  const opportunities = useOpportunities(id);
  if (isEarly || impact.isPending || campaigns.isPending || opportunities.isPending) {
    return <Loading text={say('loading')} />;
  }
  return (
    <>
      <Results query={impact} />
      {campaigns.data?.campaigns.length !== 0 && <Campaigns query={campaigns} />}
      {opportunities.data?.opportunities.length !== 0 && <Opportunities query={opportunities} />}
      <Details charity={charity} />
      <Similar id={id} />
    </>
  );
}

function Facts({ charity }: { charity: Charity }) {
  const { say } = useSpeech();
  const cause = charity.category === null ? undefined : causeKey(charity.category);
  const facts = [
    ...(charity.verified ? [] : [say('notVerified')]),
    ...(cause === undefined ? [] : [say(cause)]),
    placeOf(charity.location),
  ];
  return (
    <p className="hint facts">
      {charity.verified && <Verified />} {lineOf(facts)}
    </p>
  );
}

/** What a register knows. */
function Details({ charity }: { charity: Charity }) {
  const { say, language } = useSpeech();
  const { location, founded, ein, annual_budget_usd: budget } = charity;
  const all: Figure[] = [
    ['where', placeOf(location)],
    ['founded', String(founded ?? '')],
    ['ein', showEin(ein ?? '')],
    ['budget', budget === null ? '' : showMoney(String(budget), SUM_CURRENCY, language)],
  ];
  const known = all.filter(([, value]) => value !== '');
  if (known.length === 0) return undefined;
  return (
    <section aria-labelledby="details">
      <h2 id="details">{say('details')}</h2>
      <Figures others={known} />
    </section>
  );
}

/** As the tax authority prints it: 12-3456789. */
function showEin(ein: string): string {
  return ein.replace(/^(\d{2})(\d{7})$/, '$1-$2');
}

/** The pictures come from the API, whatever name of it the page uses. */
function Photos({ photos }: Pick<Charity, 'photos'>) {
  if (photos.length === 0) return undefined;
  return (
    <ul className="photos">
      {photos.map(({ photo_id: id, url, width, height, caption }) => (
        <li key={id}>
          <figure>
            <img src={apiAddress() + new URL(url).pathname} alt="" {...{ width, height }} loading="lazy" />
            {caption !== null && <figcaption className="hint">{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}

function Programs({ programs }: Pick<Charity, 'programs'>) {
  const { say } = useSpeech();
  if (programs.length === 0) return undefined;
  return (
    <section aria-labelledby="programs">
      <h2 id="programs">{say('programs')}</h2>
      <ul className="rows">
        {programs.map(({ name, description }) => (
          <li key={name} className="entry">
            <h3>{name}</h3>
            {description !== null && <p className="wide">{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
