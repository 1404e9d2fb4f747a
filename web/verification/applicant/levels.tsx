/** What each level unlocks, and the form that applies for one. */
import { type SubmitEvent, useId } from 'react';
import { type Verification, type VerificationLevel, type VerificationRequest } from '../../../client/index';
import { FormFault } from '../../parts/form-fault';
import { useDraft } from '../../parts/use-draft';
import { useSession } from '../../session/context';
import { useNames } from '../names';
import { isOpen } from '../record';
import { type Entity, type Saying } from './entity-verification';
import { useSpeech } from './speech';
import { useVerificationAct } from './use-verification-act';

const LEVELS: VerificationLevel[] = ['basic', 'standard', 'enhanced'];

interface LevelsProps extends Entity, Saying {
  records: Verification[];
}

export function Levels({ records, ...props }: LevelsProps) {
  const { say } = useSpeech();
  const names = useNames();
  const { entityType } = props;
  return (
    <section>
      <h2>{say('levels')}</h2>
      <dl className="figures">
        {LEVELS.map((level) => (
          <div key={level}>
            <dt>{names.say(`level:${level}`)}</dt>
            <dd>{say(`unlocks:${entityType}:${level}`)}</dd>
          </div>
        ))}
      </dl>
      {!records.some(isOpen) && <ApplyForm {...props} />}
    </section>
  );
}

function ApplyForm({ entityId, entityType, setDone }: Entity & Saying) {
  const { say } = useSpeech();
  const names = useNames();
  const { client } = useSession();
  const id = useId();
  const { draft, change, forget } = useDraft<{ level: VerificationLevel }>(
    `apply ${entityType} ${entityId}`,
    { level: 'basic' },
  );
  const { isPending, refusal, ask } = useVerificationAct<VerificationRequest, Verification>({
    setDone,
    said: 'appliedDone',
    words: { reasons: { revoked: 'revokedUntil' }, errors: { CONFLICT: 'levelHeld' } },
    onDone: forget,
    act: (asked, options) => client.verification.initiate(asked, options),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    ask({ entity_type: entityType, entity_id: entityId, verification_level: draft.level });
  };
  return (
    <form className="apart" noValidate onSubmit={submit}>
      <h3>{say('apply')}</h3>
      <p className="quiet">{say('applyText')}</p>
      <FormFault refusal={refusal} />
      <div className="field">
        <label htmlFor={id}>{say('levelWanted')}</label>
        <select
          id={id}
          value={draft.level}
          onChange={({ target }) =>
            change({ level: LEVELS.find((level) => level === target.value) ?? 'basic' })
          }
        >
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {names.say(`level:${level}`)}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="primary" aria-disabled={isPending}>
        {say('applyButton')}
      </button>
    </form>
  );
}
