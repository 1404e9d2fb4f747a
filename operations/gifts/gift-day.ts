import { findDonorZones, findGiftPlace, keepDonorZone } from '../../db/queries/donors/donor-zones';
import { type Gift, noteGivenOn } from '../../db/queries/gifts/gifts';
import { type Day } from '../../domain/days';
import { requireRow } from '../../domain/errors';
import { chooseGiftDay, type GiftDay, yearOf } from '../../domain/gifts/gift-day';
import { zoneOfPlace } from '../../domain/time-zones';
import { type Act } from '../act';

interface NewGift {
  donorUserId: string;
  /** The time zone that the donor named with the gift; null if none. */
  said: string | null;
  charity: { state: string | null; country: string | null };
}

/** Returns the day that a gift has until its charge is approved. */
export async function provisionalDay({ tx, at }: Act, { donorUserId, said, charity }: NewGift): Promise<Day> {
  const ofYears = await findDonorZones(tx, donorUserId, at);
  return chooseGiftDay(at, { said, place: zoneOfPlace(charity), ofYears }).day;
}

/**
 * Stores the day of a gift whose charge was just approved, or whose bank debit was just accepted. Keeps the time zone
 * for the donor's other gifts of the year. Lock the gift first.
 */
export async function settleGiftDay(act: Act, gift: Gift): Promise<GiftDay> {
  const { tx } = act;
  const { id, donorUserId, createdAt } = gift;
  // The clock of this process may be behind that of the one which accepted the gift.
  const at = act.at < createdAt ? createdAt : act.at;
  const { said, ...charity } = requireRow(await findGiftPlace(tx, id), id);
  const place = zoneOfPlace(charity);
  const ofYears = await findDonorZones(tx, donorUserId, at);
  let chosen = chooseGiftDay(at, { said, place, ofYears });
  const { timeZone, isDonors } = chosen;
  const year = yearOf(chosen.day);
  if (isDonors && !ofYears.has(year)) {
    const isKept = await keepDonorZone(tx, { donorUserId, year, timeZone, donationId: id });
    // Another gift of this donor kept a zone for the year a moment ago.
    if (!isKept) {
      const ofYearsNow = await findDonorZones(tx, donorUserId, at);
      chosen = chooseGiftDay(at, { said, place, ofYears: ofYearsNow });
    }
  }
  if (chosen.day !== gift.givenOn) await noteGivenOn(tx, id, chosen.day);
  return chosen;
}
