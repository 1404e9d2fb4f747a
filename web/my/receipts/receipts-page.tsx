/** The receipts of a year with their totals, and all gifts as a table. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Receipt, type YearReceipts } from '../../../client/index';
import { showAmount } from '../../common/money';
import { Page } from '../../parts/page';
import { showDay } from '../../common/dates';
import { Loaded } from '../../parts/loaded';
import { type Pair, Pairs } from '../parts/pairs';
import { isSandbox } from '../parts/sandbox';
import { SaveButton } from '../parts/save-button';
import { useYear, YearChoice } from '../parts/year-choice';
import { useSession } from '../../session/context';
import { useSpeech } from '../speech';
import { Export } from './export';
import { useFirstYear } from './first-year';
import { sumOf } from './sum';

export function ReceiptsPage() {
  const { say } = useSpeech();
  const { client } = useSession();
  const choice = useYear(useFirstYear());
  const { year } = choice;
  const query = useQuery({
    queryKey: ['receipts', year],
    queryFn: ({ signal }) => client.receipts.ofYear(year, { signal }),
  });
  return (
    <Page title={say('receipts')}>
      <YearChoice {...choice} />
      <Loaded query={query}>{(receipts) => <Receipts receipts={receipts} />}</Loaded>
      <Export />
    </Page>
  );
}

function Receipts({ receipts: { year, receipts, totals } }: { receipts: YearReceipts }) {
  const { say } = useSpeech();
  const { client } = useSession();
  if (receipts.length === 0) return <div className="empty">{say('noReceipts', { year })}</div>;
  return (
    <>
      <section aria-labelledby="totals">
        <h2 id="totals">{say('totals', { year })}</h2>
        {isSandbox() && <p className="notice">{say('testGifts')}</p>}
        <Totals totals={totals} />
        <p className="hint">{say('totalHint')}</p>
        <SaveButton
          text={say('saveSummary', { year })}
          name={`donations-${String(year)}.pdf`}
          open={() => client.receipts.pdfOfYear(year)}
          isPrimary
        />
      </section>
      <section aria-labelledby="list">
        <h2 id="list">{say('receiptsOf', { year })}</h2>
        <ul className="rows">
          {receipts.map((receipt) => (
            <Entry key={receipt.receipt_number} receipt={receipt} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Totals({ totals }: Pick<YearReceipts, 'totals'>) {
  const { language } = useSpeech();
  return totals.map(({ currency, gifts, ...total }) => {
    const money = (amount: string) => showAmount(amount, currency, language);
    const sum = sumOf(total).map(([name, amount]): Pair => [name, money(amount)]);
    return <Pairs key={currency} pairs={[['gifts', gifts], ...sum]} look="sum" />;
  });
}

function Entry({ receipt }: { receipt: Receipt }) {
  const { say, language } = useSpeech();
  const { client } = useSession();
  const { donation_id: id, receipt_number: number, status } = receipt;
  return (
    <li className="entry receipt">
      <Link to={`/my/gifts/${id}`}>{(receipt.held_for ?? receipt.charity).name}</Link>
      <span className="money">
        {status === 'valid' && showAmount(receipt.contribution, receipt.currency, language)}
      </span>
      <span className="quiet">{showDay(receipt.given_on, language)}</span>
      {status === 'voided' ? (
        <span className="state">{say('voidedReceipt', { number })}</span>
      ) : (
        <SaveButton
          text={say('downloadReceipt', { number })}
          name={`${id}.pdf`}
          open={() => client.receipts.getPdf(id)}
          isLink
        />
      )}
    </li>
  );
}
