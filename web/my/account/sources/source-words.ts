/** The words for cards, bank accounts and wallets, and the kinds that can be added. */
import { type PaymentSource } from '../../../../client/index';
import { type PayingMethod } from '../../../give/wire';
import { nameOfSource } from '../../parts/sources';
import { useSpeech as useSpeechOfMy } from '../../speech';
import { useSpeech } from '../speech';
import { type Key } from '../words';

export type Kind = PaymentSource['kind'];

export const SOURCES_PATH = '/my/sources';

export const ADD_KEYS: Record<Kind, Key> = { card: 'addCard', ach: 'addBank', wallet: 'addWallet' };

/** What each kind is called in the form of the processor. */
export const METHOD_OF: Record<Kind, PayingMethod> = { card: 'card', ach: 'ach', wallet: 'crypto' };

/** Of all processors, the sandbox alone takes wallets. The server has written its form on the page. */
export function listKinds(): Kind[] {
  const isSandbox = document.getElementById('my')?.dataset.cardForm !== undefined;
  return isSandbox ? ['card', 'ach', 'wallet'] : ['card', 'ach'];
}

/** Names a source so that its owner recognizes it. The start and the end of a wallet's address are enough. */
export function useNameOfSource(): (source: PaymentSource) => string {
  const speech = useSpeechOfMy();
  return (source) =>
    nameOfSource({ ...source, address: source.address === null ? null : shorten(source.address) }, speech);
}

function shorten(address: string): string {
  return address.length > 12 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address;
}

interface State {
  text: string;
  look: string;
}

export function useStateOfSource(): (source: PaymentSource) => State {
  const { say } = useSpeech();
  return ({ status, kind, default: isDefault }) => {
    if (status === 'requires_action') return { text: say('isUnfinished'), look: 'chip asks' };
    if (status === 'disabled') return { text: say('isDisabled'), look: 'chip asks' };
    return { text: say(isDefault ? `default:${kind}` : 'isReady'), look: 'chip' };
  };
}
