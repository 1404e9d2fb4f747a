/** The part of the package `zipcodes` that we use. It has no types of its own. */
declare module 'zipcodes' {
  interface ZipCode {
    zip: string;
    city: string;
    state: string;
    country: string;
    latitude: number;
    longitude: number;
  }
  export const codes: Record<string, ZipCode>;
}
