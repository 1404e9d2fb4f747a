/** How much, how often, in which currency, and what of it arrives. */
import { useRef } from 'react';
import { type FeeQuote } from '../../client/index';
import { payeesOf, type Quote } from './charge';
import { CheckField, Notes, Tiles } from './fields';
import { type Draft } from './draft';
import { type Faults } from './faults';
import { currenciesOf } from './methods';
import { isToken, readAmount, showExactMoney, showMoney, showTyped } from '../common/money';
import { remember } from '../../domain/text/remember';
import { useSpeech } from './speech';
import { suggestAmounts } from './suggestions';
import { type Recipient } from './wire';
import { type Key } from './words';

export interface SectionProps {
  recipient: Recipient;
  draft: Draft;
  change: (changes: Partial<Draft>) => void;
  faults: Faults;
}

export function GiftSection({ recipient, draft, change, faults, quote }: SectionProps & { quote: Quote }) {
  const { say } = useSpeech();
  return (
    <section aria-labelledby="gift-title">
      <h2 id="gift-title">{say('yourGift')}</h2>
      {!recipient.charity.claimed && (
        <p className="notice">{say('notClaimed', { charity: recipient.charity.name })}</p>
      )}
      {recipient.settings.ask_monthly && (
        <Tiles
          name="frequency"
          className="halves"
          legend={say('frequency')}
          isLegendHidden
          value={draft.frequency}
          onChange={(frequency) => change({ frequency: frequency === 'monthly' ? 'monthly' : 'once' })}
          options={[
            { value: 'once', text: say('once') },
            { value: 'monthly', text: say('monthly') },
          ]}
        />
      )}
      <Amounts {...{ recipient, draft, change, faults }} />
      <Fees {...{ recipient, draft, change, quote }} />
    </section>
  );
}

function Amounts({ recipient, draft, change, faults }: SectionProps) {
  const { say, language } = useSpeech();
  const { currency, frequency } = draft;
  const amount = readAmount(draft.amount, currency, language);
  const suggested = suggestAmounts(recipient, { currency, frequency });
  const chosen = suggested.find((each) => Number(each.amount) === Number(amount ?? Number.NaN));
  return (
    <>
      <Tiles
        name="suggestion"
        className="amounts"
        legend={say('suggestions')}
        isLegendHidden
        value={chosen?.amount ?? ''}
        onChange={(value) => change({ amount: showTyped(value, currency, language) })}
        options={suggested.map((each) => ({
          value: each.amount,
          text: showMoney(each.amount, currency, language),
        }))}
      />
      {chosen?.label !== undefined && <p className="does">{chosen.label}</p>}
      <div className="field">
        <label htmlFor="amount">{say('amount')}</label>
        <div className="joined">
          <input
            id="amount"
            name="amount"
            inputMode="decimal"
            autoComplete="transaction-amount"
            maxLength={20}
            value={draft.amount}
            aria-required
            aria-invalid={faults.amount === undefined ? undefined : true}
            aria-describedby={faults.amount === undefined ? undefined : 'amount-fault'}
            onChange={({ target }) => change({ amount: target.value })}
          />
          <CurrencySelect {...{ recipient, draft, change }} />
        </div>
        <Notes id="amount" fault={faults.amount ?? faults.currency} />
      </div>
    </>
  );
}

const currencyNames = remember((language: string) => new Intl.DisplayNames(language, { type: 'currency' }));

/** Browsers know no token by name, and throw for the four letters of USDC. */
function nameOf(code: string, language: string): string | undefined {
  return isToken(code) ? undefined : currencyNames(language).of(code);
}

function CurrencySelect({ recipient, draft, change }: Omit<SectionProps, 'faults'>) {
  const { say, language } = useSpeech();
  return (
    <select
      id="currency"
      name="currency"
      aria-label={say('currency')}
      autoComplete="transaction-currency"
      value={draft.currency}
      onChange={({ target }) => change({ currency: target.value })}
    >
      {currenciesOf(recipient).map((code) => (
        <option key={code} value={code} title={nameOf(code, language)}>
          {code}
        </option>
      ))}
    </select>
  );
}

function Fees({ recipient, draft, change, quote }: Omit<SectionProps, 'faults'> & { quote: Quote }) {
  const { say, language } = useSpeech();
  const { currency } = draft;
  const charity = recipient.charity.name;
  const known = useLastQuote(quote, readAmount(draft.amount, currency, language), currency);
  const show = (money: number) => showExactMoney(money, currency, language);
  const payees = useLastPayees(quote);
  const isFree = quote.state === 'known' && quote.quote.breakdown.total_fees === 0;
  return (
    <div className="fees">
      {!isFree && (
        <CheckField
          id="coverFees"
          label={
            known === undefined
              ? say('coverFees')
              : say('coverFeesOf', {
                  fee: show(known.total_fees),
                  charity,
                  amount: show(known.donation_amount),
                })
          }
          isChecked={draft.coverFees}
          onChange={(coverFees) => change({ coverFees })}
        />
      )}
      <p className="sentence" role="status">
        <FeeSentence charity={charity} currency={currency} quote={quote} />
      </p>
      {payees !== undefined && <p className="hint">{say(payees)}</p>}
    </div>
  );
}

/** The last known fees of this amount. They stay while a tick asks for new ones, so that its label does not jump. */
function useLastQuote(
  quote: Quote,
  amount: string | undefined,
  currency: string,
): FeeQuote['breakdown'] | undefined {
  const last = useRef<FeeQuote>(undefined);
  if (quote.state === 'known') last.current = quote.quote;
  const { current } = last;
  const isOfThis = current?.currency === currency && current.breakdown.donation_amount === Number(amount);
  return isOfThis && current.breakdown.total_fees > 0 ? current.breakdown : undefined;
}

/** Who gets the fees. It stays while another amount asks for its fees, so that the form does not jump. */
function useLastPayees(quote: Quote): Key | undefined {
  const last = useRef<Key>(undefined);
  if (quote.state === 'known') last.current = payeesOf(quote.quote);
  return last.current;
}

const WITHOUT_QUOTE = { none: 'feesLater', failed: 'feesFailed' } as const;

function FeeSentence({ charity, currency, quote }: { charity: string; currency: string; quote: Quote }) {
  const { say, language } = useSpeech();
  if (quote.state !== 'known') return quote.state === 'asking' ? '…' : say(WITHOUT_QUOTE[quote.state]);
  const { breakdown, total_charge: charge } = quote.quote;
  const total = showExactMoney(charge, currency, language);
  if (breakdown.total_fees === 0) return say('feesFree', { total, charity });
  const net = showExactMoney(breakdown.net_amount, currency, language);
  // Reads the quote and not the tick, because the quote may be older than the tick.
  const isCovered = breakdown.net_amount >= breakdown.donation_amount;
  if (isCovered) return say('feesCovered', { total, net, charity });
  return say('feesNotCovered', { net, charity, amount: total });
}
