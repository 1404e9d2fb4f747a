/**
 * The expected answers of "may this person decide here?", written by hand before the code. People of one charity, how
 * they are connected, and for each pair of asker and decider the answer for each group of acts, with its reason.
 */

/** Acts that people of the charity confirm for each other, or an untied operator for them. */
export const PEOPLE_ACTS = ['payout_account', 'wallet_address', 'name', 'ein', 'location'] as const;

/** Acts about a charity that operators and reviewers decide. The asker asked, gave, or decided first. */
export const STAFF_ACTS = [
  'claim',
  'second_approval_of_claim',
  'verification',
  'second_approval_of_verification',
  'member',
  'member_removal',
  'fee_terms',
  'write_off',
  'requested_payout',
  'released_payout',
  'stated_outcome_of_payout',
  'refund',
  'platform_cost',
  'redirect',
] as const;

/** Acts without a charity. Only issued keys and shared accounts tie. */
export const PLATFORM_ACTS = [
  'bank_file',
  'exchange_rate',
  'cash_transfer',
  'reconciliation_item',
  'application',
  'second_approval_of_person',
] as const;

export type ExpectedAct =
  (typeof PEOPLE_ACTS)[number] | (typeof STAFF_ACTS)[number] | (typeof PLATFORM_ACTS)[number];

/**
 * The people, and what happened among them. Everybody named "member" joined more than 30 days ago, and holds a person
 * verification of `standard` with an identity document of their own, unless the line says otherwise.
 */
export const PEOPLE = {
  founder: 'the first member, 400 days ago',
  invited: 'a member whom the founder invited 60 days ago',
  grandchild: 'a member whom `invited` invited 40 days ago',
  sibling: 'a member whom the founder invited 60 days ago',
  removed: 'the founder invited them 60 days ago; removed 10 days ago',
  orphan: 'a member whom `removed` invited 50 days ago',
  oldFriend: 'a member whom the founder invited 366 days ago',
  honest: 'a member for 400 days, whom nobody here brought',
  fresh: 'a member for 29 days',
  unverified: 'a member with a person verification of `basic`',
  twin: 'a member whose identity document is the one of `honest`',
  added: 'a member whom `adder` added 60 days ago',
  addedToo: 'a member whom `adder` added 60 days ago',
  adder: 'an operator',
  claimant: 'a member whose claim `approver` and `otherApprover` approved 60 days ago',
  approver: 'a reviewer',
  otherApprover: 'a reviewer',
  keyed: 'a member to whom `issuer` issued a key 60 days ago',
  issuer: 'an operator',
  housemate: 'a member in the account of `roommate`',
  roommate: 'an operator',
  memberOperator: 'an operator who is a member',
  creator: 'an operator who created the charity, and left it 400 days ago',
  leaver: 'an operator who was a member, and left 364 days ago',
  longGone: 'an operator who was a member, and left 366 days ago',
  operator: 'an operator with no tie to anybody',
  otherOperator: 'an operator with no tie to anybody',
  outsider: 'neither a member nor an operator',
} as const;
export type Name = keyof typeof PEOPLE;

/** `may`; `tied`: 403 `not_independent`; `unfit`: 403, because asker or decider is no person of the charity. */
export type Answer = 'may' | 'tied' | 'unfit';

export interface Row {
  asker: Name;
  decider: Name;
  /** The answer for PEOPLE_ACTS, where each decider has the roles above. */
  people: [Answer, string];
  /** The answer for STAFF_ACTS, where each decider is an operator. */
  staff: [Answer, string];
  /** The answer for PLATFORM_ACTS, where each decider is an operator. */
  platform: [Answer, string];
}

const NO_CHARITY = 'acts of a charity do not tie where there is no charity';
const MEMBER = 'a member is tied to the charity';

/** A row of two people whom only acts of the charity tie. */
const tied = (asker: Name, decider: Name, reason: string): Row => ({
  asker,
  decider,
  people: ['tied', reason],
  staff: ['tied', reason],
  platform: ['may', NO_CHARITY],
});

export const ROWS: Row[] = [
  // One person, and acts between people of the charity.
  {
    asker: 'honest',
    decider: 'honest',
    people: ['tied', 'the same person'],
    staff: ['tied', 'the same person'],
    platform: ['tied', 'the same person'],
  },
  {
    asker: 'operator',
    decider: 'operator',
    people: ['tied', 'the same person'],
    staff: ['tied', 'the same person'],
    platform: ['tied', 'the same person'],
  },
  tied('founder', 'invited', 'the asker invited the decider'),
  tied('invited', 'founder', 'the decider invited the asker'),
  tied('founder', 'grandchild', 'a chain of two invitations'),
  tied('grandchild', 'founder', 'a chain of two invitations, upwards'),
  tied('invited', 'sibling', 'one person invited both'),
  tied('sibling', 'grandchild', 'through two others'),
  tied('founder', 'orphan', 'through a person who was removed'),
  tied('orphan', 'sibling', 'through a person who was removed, and the founder'),
  tied('founder', 'removed', 'the asker invited the decider, and a removal unties nobody'),
  tied('removed', 'founder', 'the decider invited the asker, and a removal unties nobody'),
  {
    asker: 'removed',
    decider: 'honest',
    people: ['unfit', 'the asker is no member any more'],
    staff: ['tied', MEMBER],
    platform: ['may', NO_CHARITY],
  },
  {
    asker: 'founder',
    decider: 'oldFriend',
    people: ['may', 'the invitation is older than 365 days'],
    staff: ['tied', MEMBER],
    platform: ['may', 'nothing ties them'],
  },
  {
    asker: 'founder',
    decider: 'honest',
    people: ['may', 'nothing ties them'],
    staff: ['tied', MEMBER],
    platform: ['may', 'nothing ties them'],
  },
  {
    asker: 'honest',
    decider: 'orphan',
    people: ['may', 'nothing ties them'],
    staff: ['tied', MEMBER],
    platform: ['may', 'nothing ties them'],
  },
  // What people of a charity must be.
  {
    asker: 'honest',
    decider: 'fresh',
    people: ['unfit', 'the decider is a member for 29 days'],
    staff: ['tied', MEMBER],
    platform: ['may', 'nothing ties them'],
  },
  {
    asker: 'fresh',
    decider: 'honest',
    people: ['unfit', 'the asker is a member for 29 days'],
    staff: ['tied', MEMBER],
    platform: ['may', 'nothing ties them'],
  },
  {
    asker: 'honest',
    decider: 'unverified',
    people: ['unfit', 'the decider holds only `basic`'],
    staff: ['tied', MEMBER],
    platform: ['may', 'nothing ties them'],
  },
  {
    asker: 'unverified',
    decider: 'honest',
    people: ['unfit', 'the asker holds only `basic`'],
    staff: ['tied', MEMBER],
    platform: ['may', 'nothing ties them'],
  },
  {
    asker: 'honest',
    decider: 'twin',
    people: ['unfit', 'both have one identity document'],
    staff: ['tied', MEMBER],
    platform: ['may', 'nothing ties them'],
  },
  {
    asker: 'operator',
    decider: 'honest',
    people: ['unfit', 'the asker is no member, so an operator confirms'],
    staff: ['tied', MEMBER],
    platform: ['may', 'nothing ties them'],
  },
  {
    asker: 'honest',
    decider: 'outsider',
    people: ['unfit', 'the decider is neither a member nor an operator'],
    staff: ['may', 'as an operator, nothing ties them'],
    platform: ['may', 'as an operator, nothing ties them'],
  },
  {
    asker: 'honest',
    decider: 'memberOperator',
    people: ['may', 'not as an operator, but as a person of the charity'],
    staff: ['tied', MEMBER],
    platform: ['may', 'nothing ties them'],
  },
  // Operators and reviewers.
  tied('added', 'adder', 'the decider added the asker'),
  tied('adder', 'added', 'the asker added the decider'),
  tied('added', 'addedToo', 'one operator added both'),
  tied('claimant', 'approver', 'the decider approved the claim of the asker'),
  tied('approver', 'claimant', 'the asker approved the claim of the decider'),
  tied('approver', 'otherApprover', 'both approved one claim'),
  {
    asker: 'honest',
    decider: 'adder',
    people: ['may', 'the decider added others, who are not tied to the asker'],
    staff: ['may', 'adding a member ties to the member, not to the charity'],
    platform: ['may', 'nothing ties them'],
  },
  {
    asker: 'founder',
    decider: 'operator',
    people: ['may', 'an untied operator always may'],
    staff: ['may', 'an untied operator'],
    platform: ['may', 'nothing ties them'],
  },
  {
    asker: 'fresh',
    decider: 'operator',
    people: ['may', 'an untied operator always may, whoever asked'],
    staff: ['may', 'an untied operator'],
    platform: ['may', 'nothing ties them'],
  },
  {
    asker: 'operator',
    decider: 'otherOperator',
    people: ['may', 'an untied operator always may, whoever asked'],
    staff: ['may', 'two untied operators'],
    platform: ['may', 'two untied operators'],
  },
  {
    asker: 'honest',
    decider: 'creator',
    people: ['tied', 'an operator is tied to the charity as its creator'],
    staff: ['tied', 'an operator is tied to the charity as its creator'],
    platform: ['may', NO_CHARITY],
  },
  {
    asker: 'honest',
    decider: 'leaver',
    people: ['tied', 'a member of the last 365 days'],
    staff: ['tied', 'a member of the last 365 days'],
    platform: ['may', NO_CHARITY],
  },
  {
    asker: 'honest',
    decider: 'longGone',
    people: ['may', 'left more than 365 days ago'],
    staff: ['may', 'left more than 365 days ago'],
    platform: ['may', 'nothing ties them'],
  },
  // Keys and accounts tie everywhere.
  {
    asker: 'keyed',
    decider: 'issuer',
    people: ['tied', 'the decider issued a key of the asker'],
    staff: ['tied', 'the decider issued a key of the asker'],
    platform: ['tied', 'the decider issued a key of the asker'],
  },
  {
    asker: 'issuer',
    decider: 'keyed',
    people: ['tied', 'the asker issued a key of the decider'],
    staff: ['tied', 'the asker issued a key of the decider'],
    platform: ['tied', 'the asker issued a key of the decider'],
  },
  {
    asker: 'housemate',
    decider: 'roommate',
    people: ['tied', 'they share an account'],
    staff: ['tied', 'they share an account'],
    platform: ['tied', 'they share an account'],
  },
  {
    asker: 'roommate',
    decider: 'housemate',
    people: ['tied', 'they share an account'],
    staff: ['tied', 'they share an account'],
    platform: ['tied', 'they share an account'],
  },
  {
    asker: 'honest',
    decider: 'issuer',
    people: ['may', 'the decider issued the key of somebody else'],
    staff: ['may', 'a key of a member ties to the member, not to the charity'],
    platform: ['may', 'nothing ties them'],
  },
];
