import { type SubmitEvent, useState } from 'react';
import { type Erasure } from '../../../../client/index';
import { FormFault } from '../../../parts/form-fault';
import { explainRefusal, type RefusalWords } from '../../../parts/refusals';
import { TextField } from '../../../parts/text-field';
import { useSession } from '../../../session/context';
import { useAct } from '../../../session/use-act';
import { useSpeech } from '../speech';
import { type Key } from '../words';
import { ERASURE_DAYS } from './limits';

const REFUSALS: RefusalWords<Key> = {
  fields: ['confirm'],
  faults: { 'confirm conflict': 'eraseOtherAddress' },
  reasons: {
    no_address: 'exportNoAddress',
    sole_member: 'eraseSoleMember',
    open_case: 'eraseOpenCase',
    balance: 'eraseBalance',
    scheduled: 'eraseScheduled',
  },
};

/** Closes the account, and erases the data later. The typed address keeps somebody from doing it by mistake. */
export function EraseForm({ onErased }: { onErased: (erasure: Erasure) => void }) {
  const { say } = useSpeech();
  const { client } = useSession();
  const [confirm, setConfirm] = useState('');
  const erasing = useAct<Erasure, string>({
    act: (address) => client.users.erase({ confirm: address }),
    onSuccess: onErased,
  });
  const { error, isPending } = erasing;
  const refusal = error === null ? undefined : explainRefusal({ say, error, words: REFUSALS });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) erasing.mutate(confirm);
  };
  return (
    <section>
      <h2>{say('eraseTitle')}</h2>
      <ul>
        <li>{say('eraseGoes')}</li>
        <li>{say('eraseLater', { days: ERASURE_DAYS })}</li>
        <li>{say('eraseStays')}</li>
      </ul>
      <form noValidate onSubmit={submit}>
        <FormFault refusal={refusal} />
        <TextField
          label={say('eraseConfirm')}
          value={confirm}
          fault={refusal?.faults.confirm}
          onChange={setConfirm}
        />
        <button type="submit" className="secondary danger" aria-disabled={isPending}>
          {say('eraseMine')}
        </button>
      </form>
    </section>
  );
}
