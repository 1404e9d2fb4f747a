/** Defines the data of events about matching. */
import { z } from 'zod';
import { PLEDGE_END_REASONS, PLEDGE_STATUSES } from '../matching/pledge';
import { amount, currency, id } from './fields';

const common = { pledge_id: id, campaign_id: id, charity_id: id, sponsor_id: id, currency };
const pledge = {
  ...common,
  ratio: z.string(),
  cap: amount,
  used: amount,
  left: amount,
  status: z.enum(PLEDGE_STATUSES),
  end_reason: z.enum(PLEDGE_END_REASONS).nullable(),
};
const charge = { ...common, amount, matches: z.int().min(1) };

export const matchingEvents = {
  'matching.pledged': z.strictObject(pledge).meta({ description: 'A sponsor pledged to match gifts.' }),
  'matching.accepted': z.strictObject(pledge).meta({ description: 'A member accepted a pledge.' }),
  'matching.withdrawn': z
    .strictObject(pledge)
    .meta({ description: 'A pledge ended before it was accepted.' }),
  'matching.ended': z.strictObject(pledge).meta({ description: 'An accepted pledge matches no more gifts.' }),
  'matching.charged': z
    .strictObject({ ...charge, donation_id: id })
    .meta({ description: 'A sponsor paid for matches, as one gift.' }),
  'matching.failed': z
    .strictObject({ ...charge, donation_id: id.nullable(), code: z.string(), reason: z.string() })
    .meta({ description: 'A sponsor could not be charged for matches, and no retry is left.' }),
};
