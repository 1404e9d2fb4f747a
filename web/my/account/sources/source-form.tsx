/** The form of the processor that saves a card, a bank account or a wallet. What is typed goes to the processor alone. */
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { type PaymentSource } from '../../../../client/index';
import { CardField, useCard } from '../../../parts/card-form';
import { explainRefusal } from '../../../parts/refusals';
import { useOneKey } from '../../plans/one-key';
import { useSession } from '../../../session/context';
import { type Session } from '../../../session/session';
import { useSpeech } from '../speech';
import { keepDone } from '../use-done';
import { type Kind, METHOD_OF, SOURCES_PATH } from './source-words';

interface SourceFormProps {
  kind: Kind;
  /** One whose setup is not finished yet. The form finishes it. */
  unfinished?: PaymentSource | undefined;
}

export function SourceForm({ kind, unfinished }: SourceFormProps) {
  const { say } = useSpeech();
  const session = useSession();
  const card = useCard(METHOD_OF[kind]);
  const add = useAdd(kind);
  const leave = useLeave();
  const save = async (): Promise<boolean> => {
    if (card.isBusy) return false;
    const saved = await card.use(
      async (form) =>
        form.save({
          payer: await readPayer(session),
          add: unfinished === undefined ? add : () => Promise.resolve(unfinished),
          addressOf: ({ source_id: id }) => `${location.origin}${SOURCES_PATH}/${id}`,
        }),
      (error) =>
        explainRefusal({ say, error, words: { errors: { LIMIT_EXCEEDED: 'tooManySources' } } }).fault,
    );
    if (saved !== undefined) await leave(saved);
    return saved !== undefined;
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form noValidate onSubmit={submit}>
      <CardField card={card} onSubmit={save} />
      {card.fault !== undefined && (
        <p className="fault" role="alert">
          {card.fault}
        </p>
      )}
      <p className="actions">
        <button type="submit" className="primary" aria-disabled={card.isBusy}>
          {say('save')}
        </button>
        <Link className="secondary" to={SOURCES_PATH}>
          {say('back')}
        </Link>
      </p>
    </form>
  );
}

async function readPayer({ readPerson }: Session) {
  const person = await readPerson();
  if (person === undefined) throw new Error('nobody is signed in');
  return person;
}

/** The form may ask again after a lost answer or a refusal. The same source is added once. */
function useAdd(kind: Kind): (token?: string) => Promise<PaymentSource> {
  const { client } = useSession();
  const queries = useQueryClient();
  const { idempotencyKey } = useOneKey();
  return async (token) => {
    const body = token === undefined ? { kind } : { kind, processor_token: token };
    const options = { idempotencyKey: `${idempotencyKey} ${token ?? ''}`.trim() };
    const source = await client.paymentSources.create(body, options);
    // Also if it is not finished later, the list shows it.
    void queries.invalidateQueries({ queryKey: ['sources'] });
    return source;
  };
}

/** Leads back to the list, which says that the source is saved. A bank may need days to confirm an account. */
function useLeave(): (saved: PaymentSource) => Promise<void> {
  const { client } = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (saved) => {
    const { source_id: id } = saved;
    const now = saved.status === 'ready' ? saved : await client.paymentSources.get(id).catch(() => undefined);
    if (now === undefined) {
      // The page of the source can be asked again.
      void queries.resetQueries({ queryKey: ['source', id] });
      await navigate(`${SOURCES_PATH}/${id}`, { replace: true });
      return;
    }
    if (now.status === 'ready') keepDone('done:source_added');
    void queries.invalidateQueries({ queryKey: ['sources'] });
    await navigate(SOURCES_PATH, { replace: true });
  };
}
