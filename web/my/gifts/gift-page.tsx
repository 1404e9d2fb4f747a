/** One gift: its figures, its receipt, its proof and its way. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { aboutProofs } from '../../common/site';
import { type Donation } from '../../../client/index';
import { showAmount } from '../../common/money';
import { findProof } from '../../common/proof';
import { Page } from '../../parts/page';
import { useCharityName } from '../parts/charity-name';
import { showTime } from '../../common/dates';
import { Loaded } from '../../parts/loaded';
import { Loading } from '../../parts/loading';
import { isSandbox } from '../parts/sandbox';
import { SaveButton } from '../parts/save-button';
import { Trail } from '../parts/trail';
import { useSession } from '../../session/context';
import { useSpeech } from '../speech';
import { Figures } from './figures';
import { failureKey, STATUS_KEYS, stepsOf } from './statuses';

const POLL_MS = 2_000;
const PROOF_POLL_MS = 5_000;
/** Only what was booked has a receipt. It stays after a refund, with what was returned. */
const WITH_RECEIPT: Donation['status'][] = ['completed', 'refunded', 'disputed'];

export function GiftPage() {
  const { id = '' } = useParams();
  const { say } = useSpeech();
  const { client } = useSession();
  const query = useQuery({
    queryKey: ['gift', id],
    queryFn: ({ signal }) => client.donations.get(id, { signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? POLL_MS : false),
  });
  const charity = useCharityName(query.data?.charity_id);
  // The charity's name belongs to the title, which takes the focus once.
  if (query.data === undefined || charity === undefined) {
    return (
      <>
        <Trail to="/my" list="gifts" here={say('gift')} />
        <Page title={say('gift')}>
          <Loaded query={query}>{() => <Loading text={say('loading')} />}</Loaded>
        </Page>
      </>
    );
  }
  return <Gift gift={query.data} charity={charity} />;
}

function Gift({ gift, charity }: { gift: Donation; charity: string }) {
  const { say, language } = useSpeech();
  const amount = showAmount(gift.amount, gift.currency, language);
  // Nothing was given yet, so the page leads there.
  const again = gift.status === 'failed' ? 'primary' : 'secondary';
  const same = new URLSearchParams({ amount: gift.amount, currency: gift.currency });
  return (
    <>
      <Trail to="/my" list="gifts" here={charity} />
      <Page title={say('giftTo', { amount, charity })}>
        <Attention gift={gift} />
        {isSandbox() && <p className="hint">{say('testGift')}</p>}
        <section aria-labelledby="figures">
          <div className="head">
            <h2 id="figures">{say('figures')}</h2>
            <State gift={gift} />
          </div>
          <Figures gift={gift} />
          {gift.next_action === null && (
            <p>
              <a className={again} href={`/give/${gift.campaign_id ?? gift.charity_id}?${same.toString()}`}>
                {say('giveAgain')}
              </a>
            </p>
          )}
        </section>
        {WITH_RECEIPT.includes(gift.status) && <Keepsakes gift={gift} />}
        <section aria-labelledby="way">
          <details className="unfolds" open={!isPlain(gift)}>
            <summary>
              <h2 id="way">{say('way')}</h2>
            </summary>
            <Way gift={gift} />
          </details>
        </section>
      </Page>
    </>
  );
}

function State({ gift: { status, next_action: action } }: { gift: Donation }) {
  const { say } = useSpeech();
  if (action !== null) return <span className="chip asks">{say('giftWaits')}</span>;
  return <span className={`chip ${status}`}>{say(STATUS_KEYS[status])}</span>;
}

/** The way of such a gift tells nothing new, so it is folded. */
function isPlain({ status, redirected_from: from, redirected_to: to }: Donation): boolean {
  return status === 'completed' && from === null && to === null;
}

/** What the donor should know or do before everything else. */
function Attention({ gift }: { gift: Donation }) {
  const { say } = useSpeech();
  const { next_action: action, failure } = gift;
  if (action !== null) {
    return (
      <div className="notice">
        <p>{say('confirmText')}</p>
        <a className="primary" href={action.url}>
          {say('confirm')}
        </a>
      </div>
    );
  }
  if (gift.status === 'failed') {
    return <p className="alert">{say(failureKey(failure?.code ?? ''))}</p>;
  }
  if (!gift.claimed && gift.status === 'completed' && gift.redirected_to === null) {
    return <p className="notice">{say('held')}</p>;
  }
  return null;
}

function Way({ gift }: { gift: Donation }) {
  const { say, language } = useSpeech();
  const isOpen = gift.status === 'pending';
  return (
    <ol className="steps">
      {stepsOf(gift, language).map(({ key, values, reason, at }, index) => (
        <li key={index} className="done">
          <div>
            {say(key, values)}
            <time className="hint" dateTime={at}>
              {showTime(at, language)}
            </time>
            {reason !== undefined && <span className="hint">{say(reason)}</span>}
          </div>
        </li>
      ))}
      {isOpen && <li>{say('stepOpen')}</li>}
    </ol>
  );
}

function Keepsakes({ gift }: { gift: Donation }) {
  const { say } = useSpeech();
  const { client } = useSession();
  const { donation_id: id } = gift;
  return (
    <section aria-labelledby="receipt">
      <h2 id="receipt">{say('receipt')}</h2>
      <SaveButton
        text={say('saveReceipt')}
        name={`${id}.pdf`}
        open={() => client.receipts.getPdf(id)}
        isPrimary
      />
      <Proof gift={gift} />
    </section>
  );
}

function Proof({ gift: { donation_id: id, network } }: { gift: Donation }) {
  const { say, language } = useSpeech();
  const { client } = useSession();
  const isInLog = network === 'receipts';
  const { data } = useQuery({
    queryKey: ['proof', id],
    queryFn: () => findProof(client, id, language),
    enabled: isInLog,
    refetchInterval: ({ state }) => (state.data === 'waiting' ? PROOF_POLL_MS : false),
  });
  const proof = isInLog ? data : 'none';
  if (proof === undefined) return null;
  if (proof === 'waiting') return <p className="hint">{say('proofWaits')}</p>;
  if (proof === 'none') {
    return (
      <p className="links">
        <span className="hint">{say('noProof')}</span>
        <a href={aboutProofs(language)}>{say('aboutProofs')}</a>
      </p>
    );
  }
  return (
    <p className="links">
      <a href={proof.link}>{say('proof')}</a>
      <span className="hint">{say('proofHint')}</span>
    </p>
  );
}
