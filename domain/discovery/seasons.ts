/** Which causes a month brings to mind: the seasonal part of trends and recommendations. Northern hemisphere, UTC. */
import { type Category } from '../imports/categories';

const BY_MONTH: Category[][] = [
  ['Community Development', 'Human Rights'], // winter need; a day of service in January
  ['Arts & Culture', 'Human Rights'],
  ['Health & Medicine', 'Religion & Spirituality'],
  ['Environment', 'Animals & Wildlife'], // Earth Day
  ['Health & Medicine', 'Education'],
  ['Disaster Relief', 'Environment'], // hurricane season begins
  ['Animals & Wildlife', 'Disaster Relief'],
  ['Education', 'Disaster Relief'], // back to school
  ['Education', 'Disaster Relief'],
  ['Health & Medicine', 'International Aid'], // the awareness month
  ['Community Development', 'International Aid'], // the day of giving
  ['Community Development', 'Religion & Spirituality', 'International Aid'],
];

/** The causes of a moment's month. */
export function seasonalCauses(at: Date): Category[] {
  return BY_MONTH[at.getUTCMonth()] ?? [];
}
