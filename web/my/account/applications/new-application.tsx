import { type SubmitEvent, useId } from 'react';
import { type OauthClientRequest, type SecretOauthClient } from '../../../../client/index';
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
import { MAX_UNREVIEWED_USERS, OPERATORS_SCOPES } from './limits';

type Kind = 'web' | 'public';

interface Draft {
  name: string;
  kind: Kind;
  /** One address on each line. */
  addresses: string;
  scopes: Scope[];
}

const EMPTY: Draft = { name: '', kind: 'web', addresses: '', scopes: [] };
const KINDS: Record<Kind, Key> = { web: 'kindWeb', public: 'kindPublic' };

const REFUSALS: RefusalWords<Key> = {
  fields: ['name', 'redirect_uris', 'scopes'],
  faults: {
    'name format': 'faultUnseen',
    'name not_allowed': 'faultName',
    'redirect_uris too_long': 'faultTooManyLines',
    'redirect_uris.* format': 'faultAddress',
    'redirect_uris.* not_allowed': 'faultCard',
    'scopes too_short': 'faultNoScope',
  },
  reasons: { secret_not_replayed: 'applicationAnswerLost' },
  errors: { CONFLICT: 'tooManyApplications' },
};

interface NewApplicationProps {
  isFirst: boolean;
  onMade: (application: SecretOauthClient) => void;
  /** The application may exist all the same, if the first answer was lost. */
  onRefused: () => void;
}

/** The form for a new application. */
export function NewApplication({ isFirst, onMade, onRefused }: NewApplicationProps) {
  const { say } = useSpeech();
  const { client } = useSession();
  const { draft, change, forget } = useDraft('application', EMPTY);
  const making = useAct<SecretOauthClient, OauthClientRequest>({
    act: (asked, options) => client.oauthClients.create(asked, options),
    onSuccess: (application) => {
      forget();
      onMade(application);
    },
    onError: onRefused,
  });
  const { error, variables } = making;
  const lines = { redirect_uris: variables?.redirect_uris ?? [] };
  const refusal = error === null ? undefined : explainRefusal({ say, error, words: REFUSALS, lines });
  const { name, kind, addresses, scopes } = draft;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!making.isPending) making.mutate({ name, kind, redirect_uris: linesOf(addresses), scopes });
  };
  return (
    <section>
      <h2>{say('registerApplication')}</h2>
      {isFirst && <p>{say('noApplications')}</p>}
      <p className="quiet">{say('applicationText', { limit: MAX_UNREVIEWED_USERS })}</p>
      <form noValidate onSubmit={submit}>
        <FormFault refusal={refusal} />
        <TextField
          label={say('name')}
          value={name}
          fault={refusal?.faults.name}
          onChange={(text) => change({ name: text })}
        />
        <KindChoice kind={kind} onChange={(chosen) => change({ kind: chosen })} />
        <TextField
          label={say('returnAddresses')}
          hint={say('returnHint')}
          value={addresses}
          fault={refusal?.faults.redirect_uris}
          isList
          onChange={(text) => change({ addresses: text })}
        />
        <ScopeChoice
          scopes={SCOPES.filter((each) => !OPERATORS_SCOPES.includes(each))}
          chosen={scopes}
          fault={refusal?.faults.scopes}
          onChange={(chosen) => change({ scopes: chosen })}
        />
        <button type="submit" className="primary" aria-disabled={making.isPending}>
          {say('register')}
        </button>
      </form>
    </section>
  );
}

function KindChoice({ kind, onChange }: { kind: Kind; onChange: (kind: Kind) => void }) {
  const { say } = useSpeech();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{say('kind')}</label>
      <select
        id={id}
        value={kind}
        onChange={({ target }) => onChange(target.value === 'web' ? 'web' : 'public')}
      >
        {Object.entries(KINDS).map(([value, label]) => (
          <option key={value} value={value}>
            {say(label)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Returns the lines that are not empty. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
