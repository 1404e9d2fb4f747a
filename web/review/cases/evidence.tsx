/** What the checks of the platform found. Ids and addresses are links. */
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { type Verification } from '../../../client/index';
import { showTime } from '../../common/dates';
import { useSpeech } from './speech';
import { type Key } from './words';

type Found = Verification['evidence'][number];

const SOURCES: Partial<Record<string, Key>> = {
  irs_register: 'source:irs_register',
  sanctions_screening: 'source:sanctions_screening',
  email_confirmation: 'source:email_confirmation',
  name_look_alikes: 'source:name_look_alikes',
  revoked_entities: 'source:revoked_entities',
};

export function Evidence({ record: { evidence } }: { record: Verification }) {
  const { say } = useSpeech();
  return (
    <section>
      <h2>{say('evidence')}</h2>
      {evidence.length === 0 && <p className="quiet">{say('noEvidence')}</p>}
      {evidence.map((found) => (
        <Finding key={`${found.source} ${found.checked_at}`} found={found} />
      ))}
    </section>
  );
}

/** The facts have their names in the API, so that nothing is left out. */
function Finding({ found: { source, outcome, facts, checked_at: at } }: { found: Found }) {
  const { say, language } = useSpeech();
  const known = SOURCES[source];
  return (
    <div>
      <h3>
        {known === undefined ? say('source:other') : say(known)}{' '}
        {known === undefined && <code>{source}</code>} <code className="hint">{outcome}</code>
      </h3>
      <dl className="figures">
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <Value value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="hint">{say('foundAt', { time: showTime(at, language) })}</p>
    </div>
  );
}

function Value({ value }: { value: unknown }): ReactNode {
  if (typeof value === 'string') return <Text text={value} />;
  if (Array.isArray(value)) {
    return value.map((each: unknown, index) => (
      <Fragment key={JSON.stringify(each)}>
        {index > 0 && ', '}
        <Value value={each} />
      </Fragment>
    ));
  }
  return <code>{JSON.stringify(value)}</code>;
}

function Text({ text }: { text: string }) {
  if (/^https?:\/\//.test(text)) {
    return (
      <a href={text} target="_blank" rel="noreferrer noopener">
        {text}
      </a>
    );
  }
  if (text.startsWith('verification_')) return <Link to={`/review/cases/${text}`}>{text}</Link>;
  if (text.startsWith('charity_')) return <a href={`/charities/${text}`}>{text}</a>;
  return <code>{text}</code>;
}
