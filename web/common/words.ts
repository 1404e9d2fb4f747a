/** The texts of a page as its components say them. */
import { type Say } from '../../texts/format';

export type { Values } from '../../texts/format';

export interface Speech<Key extends string> {
  language: string;
  say: Say<Key>;
}
