/** Declares the part of the package `zipcodes` that we use. The package has no types. */
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
