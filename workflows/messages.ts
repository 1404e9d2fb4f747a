/** Everything a starter of workflows must know: the queue, workflow ids, inputs. Money travels as text, prices frozen. */

export const TASK_QUEUE = 'giving';

/** The input of `donation`: ids only, the gift's own row holds its frozen price. */
export interface DonationInput {
  donationId: string;
  /** How long after the broadcast to stop waiting for the network, in milliseconds. */
  giveUpAfterMs: number;
}
