/** How many people it takes to raise trust, and who comes back after a revocation. Written by hand from the rules. */

interface PeopleRow {
  raises:
    | 'application'
    | 'dismissal'
    | 'renewal'
    | 're_verification'
    | 'own_re_verification'
    | 'rejection_appeal'
    | 'appeal';
  level: 'basic' | 'standard' | 'enhanced';
  /**
   * `any`: the entity was revoked, or shares the EIN, an officer's document or the payout account with one that was revoked
   * within 365 days.
   */
  mark: 'none' | 'any';
  /** Different people who must approve. 0: the platform may, where register and lists are clear. */
  people: 0 | 1 | 2;
}

export const PEOPLE: PeopleRow[] = [
  { raises: 'application', level: 'basic', mark: 'none', people: 0 },
  { raises: 'application', level: 'standard', mark: 'none', people: 2 },
  { raises: 'application', level: 'enhanced', mark: 'none', people: 2 },
  // The end of a concern reinstates the entity.
  { raises: 'dismissal', level: 'basic', mark: 'none', people: 1 },
  { raises: 'dismissal', level: 'standard', mark: 'none', people: 2 },
  { raises: 'dismissal', level: 'enhanced', mark: 'none', people: 2 },
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
    (
      [
        ...['application', 'dismissal', 'renewal', 're_verification', 'own_re_verification'],
        ...['rejection_appeal', 'appeal'],
      ] as PeopleRow['raises'][]
    ).map((raises): PeopleRow => ({ raises, level, mark: 'any', people: 2 })),
  ),
];

/** Who applies after a revocation, and how the application for `basic` ends. */
export interface ReturnRow {
  who:
    | 'the charity'
    | 'the charity, through an operator'
    | 'the charity, with its appeal open'
    | 'the charity, whose appeal was granted and whose year is over'
    | 'a new charity with its EIN'
    | "a new charity with its officer's document"
    | 'a new charity with its payout account'
    | 'a new charity of its officer, who was erased and is back'
    | 'the person'
    | 'the person, who was erased and is back'
    | 'the person, who was erased and is recognized after applying';
  daysAfter: 364 | 366;
  answer: 'refused' | 'two people' | 'as anybody';
}

export const RETURNS: ReturnRow[] = [
  { who: 'the charity', daysAfter: 364, answer: 'refused' },
  { who: 'the charity', daysAfter: 366, answer: 'two people' },
  { who: 'the charity, through an operator', daysAfter: 364, answer: 'refused' },
  { who: 'the charity, through an operator', daysAfter: 366, answer: 'two people' },
  { who: 'the charity, with its appeal open', daysAfter: 364, answer: 'refused' },
  {
    who: 'the charity, whose appeal was granted and whose year is over',
    daysAfter: 364,
    answer: 'two people',
  },
  { who: 'a new charity with its EIN', daysAfter: 364, answer: 'two people' },
  { who: 'a new charity with its EIN', daysAfter: 366, answer: 'as anybody' },
  { who: "a new charity with its officer's document", daysAfter: 364, answer: 'two people' },
  { who: "a new charity with its officer's document", daysAfter: 366, answer: 'as anybody' },
  { who: 'a new charity with its payout account', daysAfter: 364, answer: 'two people' },
  { who: 'a new charity with its payout account', daysAfter: 366, answer: 'as anybody' },
  { who: 'a new charity of its officer, who was erased and is back', daysAfter: 364, answer: 'two people' },
  { who: 'a new charity of its officer, who was erased and is back', daysAfter: 366, answer: 'as anybody' },
  { who: 'the person', daysAfter: 364, answer: 'refused' },
  { who: 'the person', daysAfter: 366, answer: 'two people' },
  { who: 'the person, who was erased and is back', daysAfter: 364, answer: 'refused' },
  { who: 'the person, who was erased and is back', daysAfter: 366, answer: 'two people' },
  {
    who: 'the person, who was erased and is recognized after applying',
    daysAfter: 364,
    answer: 'refused',
  },
  {
    who: 'the person, who was erased and is recognized after applying',
    daysAfter: 366,
    answer: 'two people',
  },
];
