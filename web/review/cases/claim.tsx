/** Takes a case, so that nobody else decides it meanwhile, and gives it back. */
import { type Verification } from '../../../client/index';
import { FormFault } from '../../parts/form-fault';
import { useSession } from '../../session/context';
import { useProfile } from '../../session/use-profile';
import { type CaseProps } from './case-page';
import { useSpeech } from './speech';
import { useCaseAct } from './use-case-act';

export function Claim({ record, setDone }: CaseProps) {
  const { say } = useSpeech();
  const { client } = useSession();
  const { data: profile } = useProfile();
  const { verification_id: id, claimed_by: by } = record;
  const isMine = by !== null && by === profile?.user_id;
  const mayRelease = isMine || (by !== null && profile?.roles.includes('operator') === true);
  const { refusal, isPending, ask } = useCaseAct<'claim' | 'release', Verification>({
    setDone,
    act: (asked, options) => client.verification[asked](id, {}, options),
    said: ({ claimed_by: claimed }) => say(claimed === null ? 'caseReleased' : 'caseClaimed'),
  });
  const act = mayRelease ? 'release' : 'claim';
  return (
    <section>
      <p>{by === null ? say('freeCase') : isMine ? say('yourCase') : say('caseOf', { id: by })}</p>
      <FormFault refusal={refusal} />
      {(by === null || mayRelease) && (
        <div>
          <button type="button" className="secondary" aria-disabled={isPending} onClick={() => ask(act)}>
            {say(act)}
          </button>
          <p className="hint">{say(`${act}Hint`)}</p>
        </div>
      )}
    </section>
  );
}
