/** In which countries the matches are. */
import { geoNaturalEarth1, geoPath } from 'd3-geo';
import { iso31661NumericToAlpha2 } from 'iso-3166';
import { feature } from 'topojson-client';
import atlas from 'world-atlas/countries-110m.json';
import { CountMap, type MapSheet, type Matches } from './count-map';

const WIDTH = 975;
const HEIGHT = 500;
const ANTARCTICA = '010';

const countries = feature(atlas, atlas.objects.countries);
const project = geoNaturalEarth1().fitSize([WIDTH, HEIGHT], countries);
const draw = geoPath(project);

const SHEET: MapSheet = {
  filter: 'country',
  width: WIDTH,
  height: HEIGHT,
  areas: countries.features
    .filter(({ id }) => id !== ANTARCTICA)
    .map((country) => ({
      // Three areas of the atlas have no code, because ISO 3166 has none for them.
      code: country.id === undefined ? undefined : iso31661NumericToAlpha2[country.id],
      name: country.properties.name,
      shape: draw(country) ?? '',
    })),
  project,
};

export function WorldMap(matches: Matches) {
  return <CountMap sheet={SHEET} {...matches} />;
}
