/** The case in figures. */
import { type ReactNode } from 'react';
import { Link } from 'react-router';
import { type Verification } from '../../../client/index';
import { showTime } from '../../common/dates';
import { useNames } from '../../verification/names';
import { useSpeech } from './speech';
import { type Key } from './words';

export function Overview({ record }: { record: Verification }) {
  const { say } = useSpeech();
  return (
    <section>
      <h2>{say('overview')}</h2>
      <dl className="figures ends">
        {usePairs(record).map(([name, value]) => (
          <div key={name}>
            <dt>{say(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function usePairs(record: Verification): [Key, ReactNode][] {
  const { say, language } = useSpeech();
  const names = useNames();
  const {
    entity_id: id,
    entity_type: type,
    entity_name: name,
    level,
    status,
    stage,
    reason,
    grounds,
  } = record;
  const { other_verification_id: otherId } = record;
  const time = (at: string) => showTime(at, language);
  const pairs: [Key, ReactNode | null][] = [
    ['entityType', names.say(`entity:${type}`)],
    ['level', names.say(`level:${level}`)],
    ['state', names.say(`status:${status}`)],
    ['stage', names.say(`stage:${stage}`)],
    ['applied', time(record.submitted_at)],
    ['promised', record.estimated_completion === null ? null : time(record.estimated_completion)],
    ['expires', record.expires_at === null ? null : time(record.expires_at)],
    ['groundsOf', grounds === null ? null : names.say(`grounds:${grounds}`)],
    ['lastReason', reason === null ? null : <span className="said">{reason}</span>],
    ['otherCase', otherId === null ? null : <Link to={`/review/cases/${otherId}`}>{say('openCase')}</Link>],
    [
      'entityPage',
      type === 'organization' ? <a href={`/charities/${id}`}>{say('open', { name })}</a> : <code>{id}</code>,
    ],
  ];
  return pairs.filter(([, value]) => value !== null);
}
