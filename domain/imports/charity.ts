/** Derives a charity from its register entry. */
import { type RegisterEntry } from './entry';
import { readableName } from './readable-name';

/** Holds the fields of a charity that are computed from its register entry. Imports copy all other fields unchanged. */
export interface RegisteredCharity {
  name: string;
  city: string | null;
  /** Only American addresses have a state. The register does not name the country of a foreign address. */
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
