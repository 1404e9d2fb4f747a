declare module 'world-atlas/countries-110m.json' {
  import { type GeometryCollection, type Topology } from 'topojson-specification';

  /** Longitudes and latitudes. The id of a country is its ISO 3166-1 numeric code. */
  const atlas: Topology<{ countries: GeometryCollection<{ name: string }> }>;
  export default atlas;
}
