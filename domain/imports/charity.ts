/** What the platform makes of a register entry. */
import { type RegisterEntry } from './entry';
import { readableName } from './readable-name';

/** The fields of a charity that follow from its register entry; the others are the entry's own. */
export interface RegisteredCharity {
  name: string;
  city: string | null;
  /** The register knows American addresses by their state; of a foreign one it does not say the country. */
  country: 'US' | null;
  /** Year of the ruling. */
  founded: number | null;
  /** A listed charity is found and can receive: the register calls gifts to it deductible. */
  listed: boolean;
}

/** The charity of a register entry. */
export function charityOf(entry: RegisterEntry): RegisteredCharity {
  return {
    name: readableName(entry.name, entry.state),
    city: entry.city === null ? null : readableName(entry.city),
    country: entry.state === null ? null : 'US',
    founded: entry.rulingMonth === null ? null : Number(entry.rulingMonth.slice(0, 4)),
    listed: entry.deductibility === 'yes',
  };
}
