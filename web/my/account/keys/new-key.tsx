import { type SubmitEvent } from 'react';
import { type CreatedApiKey } from '../../../../client/index';
import { explainRefusal, type RefusalWords } from '../../../parts/refusals';
import { useDraft } from '../../../parts/use-draft';
import { useSession } from '../../../session/context';
import { useAct } from '../../../session/use-act';
import { FormFault } from '../../../parts/form-fault';
import { type Scope, SCOPES } from '../scope-groups';
import { ScopeChoice } from '../scopes';
import { useSpeech } from '../speech';
import { TextField } from '../../../parts/text-field';
import { type Key } from '../words';

const EMPTY: { name: string; scopes: Scope[] } = { name: '', scopes: [] };

const REFUSALS: RefusalWords<Key> = {
  fields: ['name', 'scopes'],
  faults: {
    'name format': 'faultUnseen',
    'name not_allowed': 'faultCard',
    'scopes too_short': 'faultNoScope',
  },
  reasons: { secret_not_replayed: 'keyAnswerLost' },
  errors: { CONFLICT: 'tooManyKeys', FORBIDDEN: 'keyNeedsLevel' },
};

interface NewKeyProps {
  isFirst: boolean;
  onMade: (key: CreatedApiKey) => void;
  /** The key may exist all the same, if the first answer was lost. */
  onRefused: () => void;
}

/** The form for a new key. */
export function NewKey({ isFirst, onMade, onRefused }: NewKeyProps) {
  const { say } = useSpeech();
  const { client } = useSession();
  const { draft, change, forget } = useDraft('key', EMPTY);
  const making = useAct<CreatedApiKey, typeof EMPTY>({
    act: (asked, options) => client.apiKeys.create(asked, options),
    onSuccess: (key) => {
      forget();
      onMade(key);
    },
    onError: onRefused,
  });
  const { error } = making;
  const refusal = error === null ? undefined : explainRefusal({ say, error, words: REFUSALS });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!making.isPending) making.mutate(draft);
  };
  return (
    <section>
      <h2>{say('makeKey')}</h2>
      {isFirst && <p>{say('noKeys')}</p>}
      <form noValidate onSubmit={submit}>
        <FormFault refusal={refusal} />
        <TextField
          label={say('name')}
          value={draft.name}
          fault={refusal?.faults.name}
          onChange={(name) => change({ name })}
        />
        <ScopeChoice
          scopes={SCOPES}
          chosen={draft.scopes}
          fault={refusal?.faults.scopes}
          onChange={(scopes) => change({ scopes })}
        />
        <button type="submit" className="primary" aria-disabled={making.isPending}>
          {say('makeKey')}
        </button>
      </form>
    </section>
  );
}
