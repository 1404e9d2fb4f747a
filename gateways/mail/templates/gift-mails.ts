/** Mails to a donor about a gift. */
import { layOut, type Letter } from './layout';

export interface GiftNews {
  charityName: string;
  /** An amount with its currency, such as "25.00 USD". */
  amount: string;
  /** The platform's own address. */
  address: string;
  /** The link by which the donor confirms the payment. */
  confirmUrl?: string | undefined;
  /** Why the last charge of a plan failed. */
  failure?: string | undefined;
}

export function giftCompletedMail({ charityName, amount }: GiftNews) {
  return layOut({
    subject: `Your gift to ${charityName}`,
    paragraphs: [
      `Thank you. Your gift of ${amount} to ${charityName} is complete.`,
      'Your receipt is attached. Keep it for your tax records.',
    ],
  });
}

export function confirmPaymentMail({ charityName, amount, address, confirmUrl }: GiftNews) {
  const letter: Letter = {
    subject: `Confirm your gift to ${charityName}`,
    paragraphs: [
      `Your bank asks you to confirm your gift of ${amount} to ${charityName}.`,
      'Please do so within 24 hours. After that the gift fails and nothing is charged.',
    ],
  };
  return layOut({
    ...letter,
    action: { label: 'Confirm the payment', url: confirmUrl ?? `${address}/account/sources` },
  });
}

export function repairSourceMail({ charityName, amount, address, failure }: GiftNews) {
  return layOut({
    subject: `Your recurring gift to ${charityName} could not be charged`,
    paragraphs: [
      `We could not charge your recurring gift of ${amount} to ${charityName}. ${failure ?? ''}`.trim(),
      'Check your payment method, or add another one. Your recurring gift stays as it is until you change it.',
    ],
    action: { label: 'Check your payment methods', url: `${address}/account/sources` },
  });
}
