/** The place of a charity, a campaign or an opportunity. */
export interface Location {
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
}

export const NOWHERE: Location = {
  city: null,
  state: null,
  postalCode: null,
  country: null,
  latitude: null,
  longitude: null,
};

/**
 * Returns the location of a new campaign or opportunity. This is the given location, or else the charity's.
 */
export function locationOrCharitys(given: Partial<Location> | undefined, charity: Location): Location {
  if (given !== undefined) return { ...NOWHERE, ...given };
  const { city, state, postalCode, country, latitude, longitude } = charity;
  return { city, state, postalCode, country, latitude, longitude };
}
