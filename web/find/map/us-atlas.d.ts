declare module 'us-atlas/states-albers-10m.json' {
  import { type GeometryCollection, type Topology } from 'topojson-specification';

  /** Already projected to 975 by 610, as `d3.geoAlbersUsa` does. The id of a state is its FIPS code. */
  const atlas: Topology<{ states: GeometryCollection<{ name: string }> }>;
  export default atlas;
}
