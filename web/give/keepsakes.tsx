/** What a donor takes along: the receipt, the public proof, the link for others, and an account if they want one. */
import { useEffect, useState } from 'react';
import { aboutProofs } from '../common/site';
import { type Donation } from '../../client/index';
import { findProof, type ProofState } from '../common/proof';
import { saveFile } from '../common/save-file';
import { write } from '../common/storage';
import { type Api } from './api';
import { useSpeech } from './speech';
import { type MadeGift } from './store';

interface KeepsakesProps {
  api: Api;
  gift: Donation;
  made: MadeGift;
}

export function Receipt({ api, gift, made }: KeepsakesProps) {
  const { say } = useSpeech();
  const [state, setState] = useState<'saved' | 'failed'>();
  const download = () => {
    setState(undefined);
    const { donation_id: id } = gift;
    saveFile(api.client.receipts.getPdf(id), `${id}.pdf`).then(
      () => setState('saved'),
      () => setState('failed'),
    );
  };
  return (
    <div>
      <button type="button" className="primary" onClick={download}>
        {say('receipt')}
      </button>
      <p className="hint">{say('receiptMail', { email: made.email })}</p>
      <p className="hint" role="status">
        {state === 'saved' && say('receiptSaved')}
      </p>
      {state === 'failed' && (
        <p className="fault" role="alert">
          {say('receiptFailed')}
        </p>
      )}
    </div>
  );
}

const PROOF_POLL_MS = 3_000;

/** Without a public proof, a test gift leads to the page that explains them. */
export function Proof({ api, gift, isTest }: Pick<KeepsakesProps, 'api' | 'gift'> & { isTest: boolean }) {
  const { say, language } = useSpeech();
  const proof = useProof(api, gift.donation_id, language);
  if (proof === 'none' && isTest) {
    return (
      <p>
        <a href={aboutProofs(language)}>{say('proofGuide')}</a>
        <span className="hint">{say('proofTest')}</span>
      </p>
    );
  }
  if (proof === 'waiting' || proof === 'none') return null;
  return (
    <p>
      <a href={proof.link}>{say('proof')}</a>
      <span className="hint">{say('proofHint')}</span>
    </p>
  );
}

/** The log signs its leaves now and then, so a proof may come a little after the gift. */
function useProof(api: Api, id: string, language: string): ProofState {
  const [proof, setProof] = useState<ProofState>('waiting');
  useEffect(() => {
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const found = await findProof(api.client, id, language);
      if (!isCurrent) return;
      setProof(found);
      if (found === 'waiting') setTimeout(() => void ask(), PROOF_POLL_MS);
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [api, id, language]);
  return proof;
}

/** Shares the way to give here, or copies it where the browser cannot share. */
export function Share({ name }: { name: string }) {
  const { say } = useSpeech();
  const [isCopied, setCopied] = useState(false);
  const address = `${location.origin}${location.pathname}`;
  const share = async (): Promise<void> => {
    if (typeof navigator.share === 'function') {
      await navigator.share({ url: address, title: document.title });
      return;
    }
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <div>
      {/* Somebody who closes the sheet of the telephone has not made a mistake. */}
      <button type="button" className="link" onClick={() => void share().catch(() => undefined)}>
        {say('share', { charity: name })}
      </button>
      <span role="status" className="hint">
        {isCopied ? say('copied') : ''}
      </span>
    </div>
  );
}

/**
 * Leads to the registration. The name and the address go through the tab's storage, because servers and proxies log
 * addresses. In a frame, the page's base opens a tab of its own, which has no such storage and begins empty.
 */
export function AccountOffer({ made: { name, email } }: Pick<KeepsakesProps, 'made'>) {
  const { say } = useSpeech();
  return (
    <div className="offer">
      <p>{say('accountBrings', { email })}</p>
      <a
        className="secondary"
        href="/account/register"
        onClick={() => write(sessionStorage, 'register', { name, email })}
      >
        {say('createAccount')}
      </a>
    </div>
  );
}
