/** The questions that may need a card. A guest's card pays one plan, at most at the amount that it was given for. */
import { useId, useState } from 'react';
import { isLess, readAmount, showAmount, showTyped } from '../../common/money';
import { CardField, useCard } from '../../parts/card-form';
import { Dialog } from '../parts/dialog';
import { FieldFault, faultAttributes } from '../../parts/field-fault';
import { useSession } from '../../session/context';
import { useSpeech } from '../speech';
import { type Key } from '../words';
import { type DialogShell } from './actions';
import { FeesOnTop } from './fees';
import { chargeOf, readPayer } from './payer';

export function CardDialog({ run, fault, isBusy, ...shell }: DialogShell) {
  const { say } = useSpeech();
  const session = useSession();
  const { plan } = shell;
  const card = useCard();
  const change = async (): Promise<boolean> => {
    const source = await card.exchange(() => readPayer(session, plan));
    if (source === undefined) return false;
    run(({ recurring_id: id }) => session.client.recurring.update(id, { source }), 'sourceChanged');
    return true;
  };
  return (
    <Dialog
      {...shell}
      title={say('changeSource')}
      confirm={say('save')}
      isBusy={isBusy || card.isBusy}
      fault={card.fault ?? fault}
      onConfirm={() => void change()}
    >
      {plan.payment_method === 'ach' && <p>{say('bankAsGuest')}</p>}
      <CardField card={card} charge={chargeOf(plan.amount, plan.currency)} onSubmit={change} />
    </Dialog>
  );
}

/** What the API refuses about the amount, and not about the plan or the card. */
const AMOUNT_FAULTS: Key[] = ['amountTooSmall', 'amountRefused', 'limitExceeded'];

export function AmountDialog({ run, refused, fault, isBusy, ...shell }: DialogShell) {
  const { say, language } = useSpeech();
  const session = useSession();
  const { plan } = shell;
  const { amount, currency } = plan;
  const card = useCard();
  const [typed, setTyped] = useState(showTyped(amount, currency, language));
  const [isUnclear, setUnclear] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  const id = useId();
  if (refused === 'amountNeedsCard' && !wasRefused) setRefused(true);
  const read = readAmount(typed, currency, language);
  const isBound = session.kind === 'guest' && plan.payment_method !== 'crypto';
  const needsCard = wasRefused || (isBound && read !== undefined && isLess(amount, read));
  const change = async (): Promise<boolean> => {
    setUnclear(read === undefined);
    if (read === undefined) return false;
    const source = needsCard ? await card.exchange(() => readPayer(session, plan)) : undefined;
    if (needsCard && source === undefined) return false;
    const changes = source === undefined ? { amount: read } : { amount: read, source };
    run(({ recurring_id: id }) => session.client.recurring.update(id, changes), 'amountChanged');
    return true;
  };
  const refusedAmount = refused !== undefined && AMOUNT_FAULTS.includes(refused) ? fault : undefined;
  const amountFault = isUnclear ? say('amountUnclear') : refusedAmount;
  return (
    <Dialog
      {...shell}
      title={say('changeAmount')}
      confirm={say('save')}
      isBusy={isBusy || card.isBusy}
      fault={amountFault === undefined ? (fault ?? card.fault) : undefined}
      onConfirm={() => void change()}
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
          {...faultAttributes(id, amountFault)}
          onChange={({ target }) => setTyped(target.value)}
        />
        <FieldFault id={id} fault={amountFault} />
      </div>
      <FeesOnTop plan={plan} amount={read} />
      <p className="hint">{say('amountHint')}</p>
      {isBound && (
        <p className="hint">{say('amountAsGuest', { limit: showAmount(amount, currency, language) })}</p>
      )}
      {needsCard && plan.payment_method === 'ach' && <p>{say('bankAsGuest')}</p>}
      {needsCard && <CardField card={card} charge={chargeOf(read ?? amount, currency)} onSubmit={change} />}
    </Dialog>
  );
}
