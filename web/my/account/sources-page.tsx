/** How the person pays. The account's own page changes it. */
import { Link } from 'react-router';
import { type PaymentSource } from '../../../client/index';
import { Page } from '../../parts/page';
import { Loaded } from '../../parts/loaded';
import { NothingYet } from '../parts/nothing-yet';
import { nameOfSource } from '../parts/sources';
import { useSources } from '../parts/use-sources';
import { useSpeech } from '../speech';
import { type Key } from '../words';

const STATUS_KEYS: Record<PaymentSource['status'], Key> = {
  ready: 'sourceReady',
  requires_action: 'sourceUnfinished',
  disabled: 'sourceDisabled',
};

export function SourcesPage() {
  const { say } = useSpeech();
  const query = useSources();
  return (
    <Page title={say('sources')}>
      <Loaded query={query}>
        {(sources) =>
          sources.length === 0 ? (
            <NoSources />
          ) : (
            <>
              <ul className="entries">
                {sources.map((source) => (
                  <Entry key={source.source_id} source={source} />
                ))}
              </ul>
              <p>
                <a className="secondary" href="/account/sources">
                  {say('changeSources')}
                </a>
              </p>
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

/** A recurring gift may be paid by a card that nobody saved, so it does not show here. */
function NoSources() {
  const { say } = useSpeech();
  return (
    <div className="empty">
      <NothingYet text={say('noSources')} way={say('addSource')} to="/account/sources" />
      <p className="links">
        <Link to="/my/plans">{say('seePlans')}</Link>
      </p>
    </div>
  );
}

function Entry({ source }: { source: PaymentSource }) {
  const speech = useSpeech();
  const { say } = speech;
  const { exp_month: month, exp_year: year, status } = source;
  const isDefault = source.default && status === 'ready';
  return (
    <li className="entry">
      <span>{nameOfSource(source, speech)}</span>
      <span className={`state ${status}`}>{say(isDefault ? 'sourceDefault' : STATUS_KEYS[status])}</span>
      {month !== null && year !== null && (
        <span className="quiet">
          {say('expires', { date: `${String(month).padStart(2, '0')}/${String(year)}` })}
        </span>
      )}
    </li>
  );
}
