/** Defines the test charity of every sandbox. */
import { GIFT_METHODS } from '../gifts/gift';
import { SANDBOX_CHARITY_ID } from '../ids';

const born = new Date('2026-01-01T00:00:00.000Z');

export const sandboxCharity = {
  id: SANDBOX_CHARITY_ID,
  ein: null,
  name: 'Sandbox Charity',
  category: 'Community Development',
  subCategory: null,
  programs: [],
  description: 'The test charity of this sandbox: gifts to it move no money.',
  tags: ['sandbox'],
  city: 'New York',
  state: 'NY',
  postalCode: '10001',
  country: 'US',
  latitude: 40.7506,
  longitude: -73.9972,
  logo: null,
  rating: null,
  founded: 2026,
  verified: true,
  verificationLevel: 'standard',
  trustScore: null,
  badges: [],
  walletAddress: '0x5afec0de00000000000000000000000000000000',
  source: 'sandbox' as const,
  listed: true,
  absorbPlatformFees: false,
  absorbProcessingFees: false,
  staffCount: null,
  annualBudgetDollars: null,
  paymentMethods: [...GIFT_METHODS],
  transparencyRating: null,
  autoAcceptHundredths: null,
  autoAcceptAfter: 0,
  giveSettings: {},
  createdAt: born,
  updatedAt: born,
};
