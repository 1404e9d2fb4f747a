/** The form by which people ask to manage a charity. */
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router';
import { type Claim, type GivingClient } from '../../../../client/index';
import { explainRefusal, type RefusalWords } from '../../../parts/refusals';
import { useDraft } from '../../../parts/use-draft';
import { useSession } from '../../../session/context';
import { useAct } from '../../../session/use-act';
import { FormFault } from '../../../parts/form-fault';
import { useSpeech } from '../speech';
import { TextField } from '../../../parts/text-field';
import { type Key } from '../words';

const REFUSALS: RefusalWords<Key> = {
  fields: ['charity', 'statement', 'documents'],
  faults: {
    'charity not_found': 'noSuchCharity',
    'statement not_allowed': 'faultCard',
    'documents too_long': 'faultTooManyLines',
    'documents.* format': 'faultDocument',
    'documents.* not_allowed': 'faultCard',
    'documents.* not_found': 'faultNoDocument',
  },
  reasons: {
    test_charity: 'testCharity',
    already_member: 'alreadyMember',
    already_claimed: 'alreadyClaimed',
    denied_recently: 'deniedRecently',
    too_many_claims: 'tooManyClaims',
  },
};

const EIN = /^\d{9}$/;

interface Asked {
  charity: string;
  statement: string;
  documents: string[];
}

/** The address may name the charity. */
export function NewClaim({ setDone }: { setDone: (done: string | undefined) => void }) {
  const { say } = useSpeech();
  const named = useSearchParams()[0].get('charity') ?? '';
  const empty = { charity: named, statement: '', documents: '' };
  const { draft, change, forget } = useDraft(`claim ${named}`, empty);
  const { claiming, refusal } = useClaiming({ forget, setDone });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { charity, statement } = draft;
    const asked = { charity: charity.trim(), statement, documents: linesOf(draft.documents) };
    if (!claiming.isPending) claiming.mutate(asked);
  };
  return (
    <section>
      <h2>{say('newClaim')}</h2>
      <p className="quiet">{say('newClaimText')}</p>
      <form noValidate onSubmit={submit}>
        <FormFault refusal={refusal} />
        <TextField
          label={say('claimedCharity')}
          hint={say('claimedCharityHint')}
          value={draft.charity}
          fault={refusal?.faults.charity}
          onChange={(charity) => change({ charity })}
        />
        <TextField
          label={say('whyYou')}
          hint={say('whyYouHint')}
          value={draft.statement}
          fault={refusal?.faults.statement}
          isList
          onChange={(statement) => change({ statement })}
        />
        <TextField
          label={say('claimDocuments')}
          hint={say('claimDocumentsHint')}
          value={draft.documents}
          fault={refusal?.faults.documents}
          isList
          onChange={(documents) => change({ documents })}
        />
        <button type="submit" className="primary" aria-disabled={claiming.isPending}>
          {say('claimCharity')}
        </button>
      </form>
    </section>
  );
}

interface Claiming {
  forget: () => void;
  setDone: (done: string | undefined) => void;
}

function useClaiming({ forget, setDone }: Claiming) {
  const { say } = useSpeech();
  const { client } = useSession();
  const queries = useQueryClient();
  const claiming = useAct<Claim, Asked>({
    act: async ({ charity, ...proof }, options) =>
      client.claims.create(await findId(client, charity), proof, options),
    onMutate: () => setDone(undefined),
    onSuccess: async () => {
      forget();
      await queries.invalidateQueries({ queryKey: ['claims'] });
      setDone(say('claimSent'));
    },
  });
  const { error, variables } = claiming;
  const lines = { documents: variables?.documents ?? [] };
  return {
    claiming,
    refusal: error === null ? undefined : explainRefusal({ say, error, words: REFUSALS, lines }),
  };
}

/** People know their charity's EIN. The API then says that there is no charity with an unknown one, or without a name. */
async function findId(client: GivingClient, named: string): Promise<string> {
  const ein = named.replaceAll('-', '');
  if (!EIN.test(ein)) return named === '' ? '-' : named;
  const { charities } = await client.charities.list({ ein, limit: 1 }).then((page) => page);
  return charities[0]?.id ?? named;
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
