/** What pays an account's recurring gift from now on: something saved, or a card that the person enters here. */
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type Recurring } from '../../../client/index';
import { CardField, useCard } from '../../parts/card-form';
import { Loaded } from '../../parts/loaded';
import { Dialog } from '../parts/dialog';
import { nameOfSource, sourcesFor } from '../parts/sources';
import { useSources } from '../parts/use-sources';
import { useSession } from '../../session/context';
import { useSpeech } from '../speech';
import { type Key } from '../words';
import { type DialogShell } from './actions';
import { useOneKey } from './one-key';
import { chargeOf, readPayer, saveCard } from './payer';

/** Stands among the ids of sources. */
const NEW_CARD = 'new-card';

const SOURCES_PAGE = '/my/sources';

/** What the page of the account adds for such a plan. Bank accounts and wallets have no form here. */
const ADD_KEYS: Record<Recurring['payment_method'], Key> = {
  card: 'savedSources',
  ach: 'addBank',
  crypto: 'addWallet',
};

export function SourceDialog({ run, fault, isBusy, ...shell }: DialogShell) {
  const { say } = useSpeech();
  const session = useSession();
  const queries = useQueryClient();
  const { plan } = shell;
  const query = useSources();
  const card = useCard();
  const { idempotencyKey } = useOneKey();
  const [chosen, setChosen] = useState<string>();
  const choices = choicesOf(plan, query);
  const source = chosen ?? choices[0];
  const change = async (): Promise<boolean> => {
    if (query.data === undefined) return false;
    if (source === undefined) location.assign(SOURCES_PAGE);
    const isNew = source === NEW_CARD;
    const paying = isNew ? await card.exchange(() => readPayer(session, plan)) : source;
    if (paying === undefined) return false;
    run(async ({ recurring_id: id }) => {
      const saved = isNew ? await saveCard(session, paying, idempotencyKey) : paying;
      void queries.invalidateQueries({ queryKey: ['sources'] });
      return session.client.recurring.update(id, { source: saved });
    }, 'sourceChanged');
    return true;
  };
  const isMissing = query.data !== undefined && source === undefined;
  return (
    <Dialog
      {...shell}
      title={say('changeSource')}
      confirm={say(isMissing ? ADD_KEYS[plan.payment_method] : 'save')}
      isBusy={isBusy || card.isBusy}
      fault={fault ?? (source === NEW_CARD ? card.fault : undefined)}
      onConfirm={() => void change()}
    >
      <Loaded query={query}>
        {() => (
          <>
            {choices.length > 1 && <Choice {...{ choices, chosen: source, choose: setChosen }} />}
            {isMissing && <p>{say('noOtherWallet')}</p>}
            {source === NEW_CARD && (
              <CardField card={card} charge={chargeOf(plan.amount, plan.currency)} onSubmit={change} />
            )}
            {!isMissing && (
              <p className="links">
                <a href={SOURCES_PAGE}>{say(ADD_KEYS[plan.payment_method])}</a>
              </p>
            )}
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

/** The saved sources come first. A card can be entered for everything but tokens. */
function choicesOf(plan: Recurring, { data = [] }: ReturnType<typeof useSources>): string[] {
  const saved = sourcesFor(plan, data).map(({ source_id: id }) => id);
  return plan.payment_method === 'crypto' ? saved : [...saved, NEW_CARD];
}

interface ChoiceProps {
  choices: string[];
  chosen: string | undefined;
  choose: (source: string) => void;
}

function Choice({ choices, chosen, choose }: ChoiceProps) {
  const speech = useSpeech();
  const { data = [] } = useSources();
  const id = useId();
  const nameOf = (choice: string) => {
    const source = data.find((each) => each.source_id === choice);
    return source === undefined ? speech.say('anotherCard') : nameOfSource(source, speech);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{speech.say('payWith')}</label>
      <select id={id} value={chosen} onChange={({ target }) => choose(target.value)}>
        {choices.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </div>
  );
}
