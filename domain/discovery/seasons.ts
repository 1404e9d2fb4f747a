/** Lists the seasonal causes of each month for the northern hemisphere. Trends and recommendations use them. */
import { type Category } from '../imports/categories';

const BY_MONTH: Category[][] = [
  ['Community Development', 'Human Rights'], // people need more help in winter; Martin Luther King Day
  ['Arts & Culture', 'Human Rights'],
  ['Health & Medicine', 'Religion & Spirituality'],
  ['Environment', 'Animals & Wildlife'], // Earth Day
  ['Health & Medicine', 'Education'],
  ['Disaster Relief', 'Environment'], // hurricane season begins
  ['Animals & Wildlife', 'Disaster Relief'],
  ['Education', 'Disaster Relief'], // back to school
  ['Education', 'Disaster Relief'],
  ['Health & Medicine', 'International Aid'],
  ['Community Development', 'International Aid'], // GivingTuesday
  ['Community Development', 'Religion & Spirituality', 'International Aid'],
];

export function seasonalCauses(at: Date): Category[] {
  // A mutant survives: the list has all twelve months
  return BY_MONTH[at.getUTCMonth()] ?? [];
}
