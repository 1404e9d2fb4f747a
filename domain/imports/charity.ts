/** Derives a charity from its register entry. */
import { type RegisterEntry } from './entry';
import { readableName } from './readable-name';

/**
 * The fields of a charity that are computed from its register entry. An import copies all other fields
 * unchanged.
 */
export interface RegisteredCharity {
  name: string;
  city: string | null;
  /**
   * `US` for addresses with a state. Null for foreign addresses, because the register does not contain their
   * country.
   */
  country: 'US' | null;
  /** The year of the ruling in which the IRS recognized the charity as tax-exempt. */
  founded: number | null;
  /** True if gifts to the charity are deductible. Only a listed charity can be found and receive gifts. */
  listed: boolean;
}

export function charityOf(entry: RegisterEntry): RegisteredCharity {
  return {
    name: readableName(entry.name, entry.state),
    city: entry.city === null ? null : readableName(entry.city),
    country: entry.state === null ? null : 'US',
    founded: entry.rulingMonth === null ? null : Number(entry.rulingMonth.slice(0, 4)),
    listed: entry.deductibility === 'yes',
  };
}
