/** The questions that may need a card. A guest's card pays one plan, at most at the amount that it was given for. */
import { useId, useState } from 'react';
import { readAmount, showTyped } from '../../common/money';
import { CardField, useCard } from '../../parts/card-form';
import { Dialog } from '../parts/dialog';
import { useSession } from '../session/context';
import { useSpeech } from '../speech';
import { type DialogShell } from './actions';

export function CardDialog({ run, fault, isBusy, ...shell }: DialogShell) {
  const { say } = useSpeech();
  const { client } = useSession();
  const card = useCard(shell.plan, client);
  const change = async (): Promise<void> => {
    const source = await card.exchange();
    if (source === undefined) return;
    run((plan) => client.recurring.update(plan.recurring_id, { source }), 'sourceChanged');
  };
  const confirm = () => void change();
  return (
    <Dialog
      {...shell}
      title={say('changeCard')}
      confirm={say('save')}
      isBusy={isBusy || card.isBusy}
      fault={card.fault ?? fault}
      onConfirm={confirm}
    >
      <CardField card={card} onSubmit={confirm} />
    </Dialog>
  );
}

export function AmountDialog({ run, refused, fault, isBusy, ...shell }: DialogShell) {
  const { say, language } = useSpeech();
  const { client } = useSession();
  const { amount, currency } = shell.plan;
  const card = useCard(shell.plan, client);
  const [typed, setTyped] = useState(showTyped(amount, language));
  const [isUnclear, setUnclear] = useState(false);
  const [needsCard, setNeedsCard] = useState(false);
  const id = useId();
  if (refused === 'amountNeedsCard' && !needsCard) setNeedsCard(true);
  const change = async (): Promise<void> => {
    const read = readAmount(typed, currency, language);
    setUnclear(read === undefined);
    const source = read !== undefined && needsCard ? await card.exchange() : undefined;
    if (read === undefined || (needsCard && source === undefined)) return;
    const changes = source === undefined ? { amount: read } : { amount: read, source };
    run((plan) => client.recurring.update(plan.recurring_id, changes), 'amountChanged');
  };
  const confirm = () => void change();
  const shown = isUnclear ? say('amountUnclear') : fault;
  return (
    <Dialog
      {...shell}
      title={say('changeAmount')}
      confirm={say('save')}
      isBusy={isBusy || card.isBusy}
      fault={shown ?? card.fault}
      onConfirm={confirm}
    >
      <div className="field">
        <label htmlFor={id}>
          {say('newAmount')} ({currency})
        </label>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="transaction-amount"
          value={typed}
          aria-invalid={shown !== undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <p className="hint">{say('amountHint')}</p>
      {needsCard && <CardField card={card} onSubmit={confirm} />}
    </Dialog>
  );
}
