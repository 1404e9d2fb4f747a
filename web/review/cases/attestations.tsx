/** What people said about an organization: its referees, and the video call. */
import { type Verification } from '../../../client/index';
import { useNames } from '../../verification/names';
import { type CaseProps } from './case-page';
import { useSpeech } from './speech';
import { VideoCall } from './video-call';

type Reference = Verification['references'][number];

/** Only organizations that apply for `enhanced` have them. */
export function Attestations({ record, setDone }: CaseProps) {
  if (record.entity_type !== 'organization' || record.level !== 'enhanced') return null;
  return (
    <>
      <References references={record.references} />
      <VideoCall record={record} setDone={setDone} />
    </>
  );
}

function References({ references }: { references: Reference[] }) {
  const { say } = useSpeech();
  const names = useNames();
  if (references.length === 0) return null;
  return (
    <section>
      <h2>{say('references')}</h2>
      <ul className="rows">
        {references.map((reference) => (
          <li key={reference.reference_id} className="entry">
            <span>
              {say('refereeIs', {
                name: reference.name,
                email: reference.email,
                relation: reference.relation,
              })}
            </span>
            <span className="chip">{names.say(`referee:${reference.status}`)}</span>
            {reference.answer !== null && <Answer answer={reference.answer} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answer({ answer }: { answer: NonNullable<Reference['answer']> }) {
  const { say } = useSpeech();
  const pairs = [
    [say('refereeSince'), answer.since],
    [say('refereeHow'), answer.how],
    [say('refereeRecommends'), say(answer.recommends ? 'yes' : 'no')],
    [say('refereeSays'), answer.statement],
  ];
  return (
    <dl className="figures wide">
      {pairs.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
