/** Derives a charity from its register entry. */
import { type RegisterEntry } from './entry';
import { readableName } from './readable-name';

/** These fields of a charity are derived from its register entry. The other fields are copied. */
export interface RegisteredCharity {
  name: string;
  city: string | null;
  /** Only American addresses have a state. The register does not name the country of a foreign address. */
  country: 'US' | null;
  /** The year of the ruling in which the IRS recognized the charity as tax-exempt. */
  founded: number | null;
  /** A listed charity can be found and receive gifts. True if the register calls gifts to the charity deductible. */
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
