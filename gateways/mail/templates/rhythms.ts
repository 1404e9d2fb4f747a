/** How often a recurring gift is given, in words. */
import { type Locale } from '../../../domain/mails/locale';
import { type Frequency } from '../../../domain/plans/calendar';

export const RHYTHMS: Record<Locale, Record<Frequency, string>> = {
  en: {
    weekly: 'every week',
    biweekly: 'every two weeks',
    monthly: 'every month',
    quarterly: 'every three months',
    annually: 'every year',
  },
  es: {
    weekly: 'cada semana',
    biweekly: 'cada dos semanas',
    monthly: 'cada mes',
    quarterly: 'cada tres meses',
    annually: 'cada año',
  },
  de: {
    weekly: 'jede Woche',
    biweekly: 'alle zwei Wochen',
    monthly: 'jeden Monat',
    quarterly: 'alle drei Monate',
    annually: 'jedes Jahr',
  },
};
