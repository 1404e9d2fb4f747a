/** Which emails a person gets, and in which language. */
import { useQueryClient } from '@tanstack/react-query';
import { type Profile } from '../../../../client/index';
import { Loaded } from '../../../parts/loaded';
import { explainRefusal } from '../../../parts/refusals';
import { DoneNote } from '../../../parts/done-note';
import { useSession } from '../../../session/context';
import { useProfile } from '../../../session/use-profile';
import { useAct } from '../../../session/use-act';
import { AccountPage } from '../account-page';
import { useSpeech } from '../speech';
import { type Done, useDone } from '../use-done';
import { type Key } from '../words';
import { MailsForm } from './mails-form';

export function MailsPage() {
  const { say } = useSpeech();
  const [done, setDone] = useDone();
  const profile = useProfile();
  return (
    <AccountPage title={say('linkMails')}>
      <DoneNote said={done && say(done)} />
      <Loaded query={profile}>
        {(person) => (
          <>
            <p>
              {say('mailsGoTo', { email: person.email ?? '' })} {say('alwaysArrive')}
            </p>
            {person.email_status === 'bouncing' && <Bounced person={person} setDone={setDone} />}
            <MailsForm person={person} setDone={setDone} />
          </>
        )}
      </Loaded>
    </AccountPage>
  );
}

interface BouncedProps {
  person: Profile;
  setDone: (done: Done | undefined) => void;
}

function Bounced({ person, setDone }: BouncedProps) {
  const { say } = useSpeech();
  const { client } = useSession();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useAct({
    act: () => client.users.resumeMails(),
    onSuccess: (changed) => {
      queries.setQueryData(['profile'], changed);
      setDone('done:address_trusted');
    },
  });
  return (
    <div className="alert" role="alert">
      <p>{say('bounced', { email: person.email ?? '' })}</p>
      {error !== null && <p className="fault">{explainRefusal<Key>({ say, error, words: {} }).fault}</p>}
      <button
        type="button"
        className="secondary"
        aria-disabled={isPending}
        onClick={isPending ? undefined : () => mutate()}
      >
        {say('worksAgain')}
      </button>
    </div>
  );
}
