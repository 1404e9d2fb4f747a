/** How many people it takes to raise trust, and who comes back after a revocation. Written by hand from the rules. */

/** How the entity is marked by a revocation of the last 365 days: not at all, its own, or that of a relative. */
export type Mark = 'none' | 'own' | 'same_ein' | 'same_officer_document' | 'same_payout_account';

export interface PeopleRow {
  raises:
    'application' | 'renewal' | 're_verification' | 'own_re_verification' | 'rejection_appeal' | 'appeal';
  level: 'basic' | 'standard' | 'enhanced';
  /** `none` for an entity without a revocation. `any` for every other mark. */
  mark: 'none' | 'any';
  /** Different people who must approve. 0: the platform may, where register and lists are clear. */
  people: 0 | 1 | 2;
}

export const PEOPLE: PeopleRow[] = [
  { raises: 'application', level: 'basic', mark: 'none', people: 0 },
  { raises: 'application', level: 'standard', mark: 'none', people: 2 },
  { raises: 'application', level: 'enhanced', mark: 'none', people: 2 },
  { raises: 'renewal', level: 'basic', mark: 'none', people: 1 },
  { raises: 'renewal', level: 'standard', mark: 'none', people: 2 },
  { raises: 'renewal', level: 'enhanced', mark: 'none', people: 2 },
  { raises: 're_verification', level: 'basic', mark: 'none', people: 1 },
  { raises: 're_verification', level: 'standard', mark: 'none', people: 2 },
  { raises: 're_verification', level: 'enhanced', mark: 'none', people: 2 },
  { raises: 'own_re_verification', level: 'basic', mark: 'none', people: 1 },
  { raises: 'own_re_verification', level: 'standard', mark: 'none', people: 1 },
  { raises: 'own_re_verification', level: 'enhanced', mark: 'none', people: 1 },
  { raises: 'rejection_appeal', level: 'basic', mark: 'none', people: 1 },
  { raises: 'rejection_appeal', level: 'standard', mark: 'none', people: 2 },
  { raises: 'rejection_appeal', level: 'enhanced', mark: 'none', people: 2 },
  // After a revocation: two at every level, and never the platform.
  ...(['basic', 'standard', 'enhanced'] as const).flatMap((level) =>
    (['application', 'renewal', 're_verification', 'rejection_appeal', 'appeal'] as const).map(
      (raises): PeopleRow => ({ raises, level, mark: 'any', people: 2 }),
    ),
  ),
  // A trigger that the charity itself reported lowers the risk, whatever was before.
  { raises: 'own_re_verification', level: 'basic', mark: 'any', people: 1 },
  { raises: 'own_re_verification', level: 'standard', mark: 'any', people: 1 },
  { raises: 'own_re_verification', level: 'enhanced', mark: 'any', people: 1 },
];

/** Who applies after a revocation, and what an application for `basic` or `standard` is answered. */
export interface ReturnRow {
  who: string;
  daysAfter: 364 | 366;
  answer: 'refused_until' | 'two_people' | 'as_anybody';
}

export const RETURNS: ReturnRow[] = [
  { who: 'the revoked charity', daysAfter: 364, answer: 'refused_until' },
  { who: 'the revoked charity', daysAfter: 366, answer: 'two_people' },
  { who: 'the revoked charity, applied for by an operator', daysAfter: 364, answer: 'refused_until' },
  { who: 'the revoked charity, whose appeal was lost', daysAfter: 364, answer: 'refused_until' },
  { who: 'the revoked charity, whose appeal was granted', daysAfter: 364, answer: 'two_people' },
  { who: 'a new charity with its EIN', daysAfter: 364, answer: 'two_people' },
  { who: 'a new charity with its EIN', daysAfter: 366, answer: 'as_anybody' },
  { who: 'a new charity with the identity document of its officer', daysAfter: 364, answer: 'two_people' },
  { who: 'a new charity with the identity document of its officer', daysAfter: 366, answer: 'as_anybody' },
  { who: 'a new charity with its payout account', daysAfter: 364, answer: 'two_people' },
  { who: 'a new charity with its payout account', daysAfter: 366, answer: 'as_anybody' },
  {
    who: 'a new charity of its officer, erased and registered again with the address',
    daysAfter: 364,
    answer: 'two_people',
  },
  {
    who: 'a new charity of its officer, erased and registered again with the document',
    daysAfter: 364,
    answer: 'two_people',
  },
  { who: 'a revoked person', daysAfter: 364, answer: 'refused_until' },
  {
    who: 'a revoked person, erased and registered again with the address',
    daysAfter: 364,
    answer: 'two_people',
  },
  {
    who: 'a revoked person, erased and registered again with the document',
    daysAfter: 364,
    answer: 'two_people',
  },
];

/** What stays of people who were erased and registered again with the same address: their ties and their decisions. */
export const DECIDERS_WHO_RETURN = [
  { who: 'a member of the last year, now a reviewer', decides: 403 },
  { who: 'a reviewer who took part in the revocation, on its appeal', decides: 403 },
  { who: 'a reviewer who gave the first approval, as the second', decides: 409 },
] as const;
