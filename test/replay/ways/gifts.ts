import { MISSING_ROW } from '../../../activities/map-errors';
import { DAY_MS, MINUTE_MS } from '../../../domain/days';
import { donation, unclaimedGifts } from '../../../workflows';
import { chargeMoved, type GiftInput } from '../../../workflows/messages';
import { cancelsRun, inTurn, refuses, way, type Ways } from './way';

const input: [GiftInput] = [{ donationId: 'donation_1', giveUpAfterMs: MINUTE_MS }];
const charged = { status: 'charged' } as const;
const completed = { status: 'completed' } as const;
const failed = { status: 'failed' } as const;
const pending = (checkAgainInMs: number) => ({ status: 'pending', checkAgainInMs }) as const;
const waiting = (checkAgainInMs: number) => ({ status: 'waiting', checkAgainInMs }) as const;

/** The donor confirms the payment, or refuses it. */
const donorActs = { afterMs: MINUTE_MS, what: chargeMoved };

const charges: Ways = {
  'donation-authenticated': way(donation, {
    input,
    steps: {
      chargeDonation: inTurn(waiting(DAY_MS), charged),
      broadcastDonation: inTurn(pending(2_000)),
      settleDonation: inTurn(completed),
    },
    happenings: [donorActs],
    end: { result: 'completed' },
  }),
  'donation-authentication-expired': way(donation, {
    input,
    steps: { chargeDonation: inTurn(waiting(DAY_MS), waiting(4_000), failed) },
    happenings: [donorActs],
    end: { result: 'failed' },
  }),
  'donation-authentication-refused': way(donation, {
    input,
    steps: { chargeDonation: inTurn(waiting(DAY_MS), failed) },
    happenings: [donorActs],
    end: { result: 'failed' },
  }),
  'donation-declined': way(donation, {
    input,
    steps: { chargeDonation: inTurn(failed) },
    end: { result: 'failed' },
  }),
  'donation-missing': way(donation, {
    input,
    steps: { chargeDonation: refuses(MISSING_ROW) },
    end: { fails: MISSING_ROW },
  }),
};

const confirmations: Ways = {
  'donation-completed': way(donation, {
    input,
    steps: {
      chargeDonation: inTurn(charged),
      broadcastDonation: inTurn(pending(3_000)),
      settleDonation: inTurn(completed),
    },
    end: { result: 'completed' },
  }),
  'donation-broadcast-refused': way(donation, {
    input,
    steps: { chargeDonation: inTurn(charged), broadcastDonation: inTurn(failed) },
    end: { result: 'failed' },
  }),
  'donation-dropped': way(donation, {
    input,
    steps: {
      chargeDonation: inTurn(charged),
      broadcastDonation: inTurn(pending(2_000)),
      settleDonation: inTurn(pending(3_000), completed),
    },
    end: { result: 'completed' },
  }),
  'donation-never-confirms': way(donation, {
    input,
    steps: {
      chargeDonation: inTurn(charged),
      broadcastDonation: inTurn(pending(20_000)),
      settleDonation: inTurn(pending(30_000), pending(50_000), failed),
    },
    end: { result: 'failed' },
  }),
  'donation-confirmed-after-deadline': way(donation, {
    input,
    steps: {
      chargeDonation: inTurn(charged),
      broadcastDonation: inTurn(pending(90_000)),
      settleDonation: inTurn(pending(2_000), completed),
    },
    end: { result: 'completed' },
  }),
  'donation-slow': way(donation, {
    input,
    steps: {
      chargeDonation: inTurn(charged),
      broadcastDonation: inTurn(pending(30_000)),
      settleDonation: inTurn(completed),
    },
    end: { result: 'completed' },
  }),
};

const cancellations: Ways = {
  'donation-cancelled': way(donation, {
    input,
    steps: {
      chargeDonation: inTurn(charged),
      broadcastDonation: inTurn(pending(30_000)),
      cancelDonation: inTurn(failed),
    },
    happenings: [{ afterMs: 2_000, what: 'cancellation' }],
    end: { result: 'failed' },
  }),
  'donation-cancelled-slowly': way(donation, {
    input,
    steps: {
      chargeDonation: inTurn(waiting(DAY_MS)),
      cancelDonation: inTurn(pending(DAY_MS), pending(DAY_MS), failed),
    },
    happenings: [
      { afterMs: MINUTE_MS, what: 'cancellation' },
      { afterMs: MINUTE_MS, what: chargeMoved },
    ],
    end: { result: 'failed' },
  }),
  'donation-cancelled-while-charging': way(donation, {
    input,
    steps: { chargeDonation: cancelsRun, cancelDonation: inTurn(failed) },
    end: { result: 'failed' },
  }),
  'donation-cancelled-too-late': way(donation, {
    input,
    steps: {
      chargeDonation: inTurn(charged),
      broadcastDonation: inTurn(pending(30_000)),
      settleDonation: cancelsRun,
      cancelDonation: inTurn(completed),
    },
    end: { result: 'completed' },
  }),
};

export const giftWays: Ways = {
  ...charges,
  ...confirmations,
  ...cancellations,
  'unclaimed-gifts-told': way(unclaimedGifts, {
    steps: { offerUnclaimedChoices: inTurn(3) },
    end: { result: 3 },
  }),
};
