/** The social profiles of an organization. A reviewer decides about one that the platform could not judge. */
import { type SubmitEvent, useId, useState } from 'react';
import { type Verification, type SocialLinkDecision } from '../../../client/index';
import { FormFault } from '../../parts/form-fault';
import { Loaded } from '../../parts/loaded';
import { TextField } from '../../parts/text-field';
import { useDraft } from '../../parts/use-draft';
import { useSession } from '../../session/context';
import { useNames } from '../../verification/names';
import { type SocialProfile, SocialProfileList, useProfiled } from '../../verification/social-profiles';
import { type CaseProps } from './case-page';
import { useSpeech } from './speech';
import { useCaseAct } from './use-case-act';

export function SocialProfiles(props: CaseProps) {
  const asksForOne = props.record.requirements.some(({ code }) => code === 'social_profile');
  return asksForOne ? <Shown {...props} /> : null;
}

function Shown(props: CaseProps) {
  const { say } = useSpeech();
  const names = useNames();
  return (
    <section>
      <h2>{names.say('socialProfiles')}</h2>
      <Loaded query={useProfiled(props.record.entity_id)}>
        {({ social_profiles: profiles = [] }) => {
          const [first] = profiles;
          if (first === undefined) return <p className="quiet">{say('noSocial')}</p>;
          return (
            <>
              <SocialProfileList profiles={profiles} />
              <Judging {...props} profiles={profiles} first={first.url} />
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

interface JudgingProps extends CaseProps {
  profiles: SocialProfile[];
  first: string;
}

function Judging({ record: { verification_id: id }, setDone, profiles, first }: JudgingProps) {
  const { say } = useSpeech();
  const { client } = useSession();
  const urlId = useId();
  const [chosen, setChosen] = useState(first);
  const url = profiles.some((each) => each.url === chosen) ? chosen : first;
  const { draft, change, forget } = useDraft(`social ${id}`, { reason: '' });
  const { isPending, refusal, ask } = useCaseAct<SocialLinkDecision, Verification>({
    setDone,
    onDone: forget,
    act: (asked, options) => client.verification.decideSocialLink(id, asked, {}, options),
    said: () => say('decided'),
  });
  const decide = (decision: SocialLinkDecision['decision']) => ask({ url, decision, ...draft });
  return (
    <form noValidate onSubmit={(event: SubmitEvent) => event.preventDefault()}>
      <FormFault refusal={refusal} />
      <div className="field">
        <label htmlFor={urlId}>{say('socialChosen')}</label>
        <select id={urlId} value={url} onChange={({ target }) => setChosen(target.value)}>
          {profiles.map((each) => (
            <option key={each.url}>{each.url}</option>
          ))}
        </select>
      </div>
      <TextField
        label={say('whySocial')}
        value={draft.reason}
        fault={refusal?.faults.reason}
        isList
        onChange={(reason) => change({ reason })}
      />
      <div className="actions">
        <button type="button" className="secondary" aria-disabled={isPending} onClick={() => decide('pass')}>
          {say('socialPass')}
        </button>
        <button
          type="button"
          className="secondary danger"
          aria-disabled={isPending}
          onClick={() => decide('fail')}
        >
          {say('socialFail')}
        </button>
      </div>
    </form>
  );
}
