/** Where in the United States the matches are. */
import { geoAlbersUsa, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import atlas from 'us-atlas/states-albers-10m.json';
import { CountMap, type MapSheet, type Matches } from './count-map';
import { postalCodeOf } from './states';

const WIDTH = 975;
const HEIGHT = 610;
const draw = geoPath();

const SHEET: MapSheet = {
  filter: 'state',
  width: WIDTH,
  height: HEIGHT,
  areas: feature(atlas, atlas.objects.states).features.map((state) => ({
    code: postalCodeOf(String(state.id)),
    name: state.properties.name,
    shape: draw(state) ?? '',
  })),
  // The projection with which the atlas was made.
  project: geoAlbersUsa()
    .scale(1_300)
    .translate([WIDTH / 2, HEIGHT / 2]),
};

export function StateMap(matches: Matches) {
  return <CountMap sheet={SHEET} {...matches} />;
}
