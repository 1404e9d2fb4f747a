/** What the person who applies does once for all applications. */
import { type Profile } from '../../../client/index';

export function Person(_props: { profile: Profile }) {
  return null;
}
