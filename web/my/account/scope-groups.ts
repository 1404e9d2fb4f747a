/** The scopes that a key or an application can have, in groups by what they reach. */
import { type ApiKey } from '../../../client/index';
import { type Key } from './words';

export type Scope = ApiKey['scopes'][number];

export const GROUP_OF: Record<Scope, Key> = {
  'charities:read': 'rightsCharities',
  'charities:write': 'rightsCharities',
  'search:read': 'rightsCharities',
  'discovery:write': 'rightsCharities',
  'donations:read': 'rightsGifts',
  'donations:write': 'rightsGifts',
  'impact:read': 'rightsGifts',
  'volunteer:read': 'rightsHours',
  'volunteer:write': 'rightsHours',
  'verification:read': 'rightsVerification',
  'verification:write': 'rightsVerification',
  'fees:read': 'rightsMoney',
  'fees:write': 'rightsMoney',
  'payouts:read': 'rightsMoney',
  'payouts:manage': 'rightsMoney',
  'webhooks:manage': 'rightsWebhooks',
};
export const GROUPS = [...new Set(Object.values(GROUP_OF))];

export const SCOPES = Object.keys(GROUP_OF) as Scope[];
