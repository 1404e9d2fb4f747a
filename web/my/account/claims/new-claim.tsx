/** The form by which people ask to manage a charity. */
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router';
import { type GivingClient } from '../../../../client/index';
import { type Outcome } from '../../../parts/outcome';
import { explainRefusal, type RefusalWords } from '../../../parts/refusals';
import { useFaultFocus } from '../../../parts/use-fault-focus';
import { useKeyOfTry } from '../../../parts/use-key-of-try';
import { useTyped } from '../../../parts/use-typed';
import { TextField } from '../../parts/text-field';
import { useSession } from '../../session/context';
import { useAct } from '../../session/use-act';
import { useSpeech } from '../speech';
import { type Key } from '../words';

const WORDS: RefusalWords<Key> = {
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
    too_many_claims: 'tooManyClaims',
  },
};

const EIN = /^\d{2}-?\d{7}$/;

interface NewClaimProps {
  userId: string;
  tell: (outcome: Outcome) => void;
}

export function NewClaim({ userId, tell }: NewClaimProps) {
  const { say } = useSpeech();
  const { form, typed, type, isPending, refusal, send } = useNewClaim({ userId, tell });
  const { fault, faults = {} } = refusal ?? {};
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <section aria-labelledby="new-claim">
      <h2 id="new-claim">{say('newClaim')}</h2>
      <p className="quiet">{say('newClaimText')}</p>
      <form ref={form} noValidate onSubmit={submit}>
        <TextField
          label={say('claimedCharity')}
          hint={say('claimedCharityHint')}
          value={typed.charity}
          fault={faults.charity}
          onChange={(charity) => type({ charity })}
        />
        <TextField
          label={say('whyYou')}
          hint={say('whyYouHint')}
          value={typed.statement}
          fault={faults.statement}
          isArea
          onChange={(statement) => type({ statement })}
        />
        <TextField
          label={say('claimDocuments')}
          hint={say('claimDocumentsHint')}
          value={typed.documents}
          fault={faults.documents}
          isArea
          onChange={(documents) => type({ documents })}
        />
        {fault !== undefined && (
          <p className="fault" role="alert">
            {fault}
          </p>
        )}
        <p className="actions">
          <button type="submit" className="primary" aria-disabled={isPending}>
            {say('claimCharity')}
          </button>
        </p>
      </form>
    </section>
  );
}

/** The address may name the charity. */
function useNewClaim({ userId, tell }: NewClaimProps) {
  const { say } = useSpeech();
  const { client } = useSession();
  const queries = useQueryClient();
  const asked = useSearchParams()[0].get('charity') ?? '';
  const { typed, type, clear } = useTyped(`claim ${userId} ${asked}`, {
    charity: asked,
    statement: '',
    documents: '',
  });
  const key = useKeyOfTry(JSON.stringify(typed));
  const { mutate, variables: documents = [], error, isPending } = useAct({
    act: async (documents: string[]) => {
      const charity = await findCharity(client, typed.charity.trim());
      return client.claims.create(charity, { statement: typed.statement, documents }, key.options);
    },
    onSuccess: () => {
      clear();
      tell({ text: say('claimSent'), isFault: false });
      return queries.invalidateQueries({ queryKey: ['claims'] });
    },
    onSettled: key.settle,
  });
  return {
    form: useFaultFocus(error),
    typed,
    type,
    isPending,
    refusal: error === null ? undefined : explainRefusal({ say, error, words: WORDS, lines: { documents } }),
    send: () => {
      if (!isPending) mutate(linesOf(typed.documents));
    },
  };
}

/** People know their charity's EIN. No charity has the id "-", so the API says that there is none of an empty name. */
async function findCharity(client: GivingClient, named: string): Promise<string> {
  if (!EIN.test(named)) return named || '-';
  const { charities } = await client.charities.list({ ein: named, limit: 1 }).then((page) => page);
  return charities[0]?.id ?? named;
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
