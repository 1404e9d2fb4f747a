/**
 * Where the matches are: states by their number of matches, and the first matches as points. The list of states beside it
 * says the same in words, so the picture is for the eye and the mouse alone.
 */
import { geoAlbersUsa, geoPath } from 'd3-geo';
import { useNavigate } from 'react-router';
import { feature } from 'topojson-client';
import atlas from 'us-atlas/states-albers-10m.json';
import { type SearchHit } from '../../../client/index';
import { withFilter } from '../search/filters';
import { type Wanted } from '../search/wanted';
import { postalCodeOf } from './states';

const WIDTH = 975;
const HEIGHT = 610;
/** The projection with which the atlas was made. */
const project = geoAlbersUsa()
  .scale(1_300)
  .translate([WIDTH / 2, HEIGHT / 2]);
const draw = geoPath();
const SHADES = 4;

const STATES = feature(atlas, atlas.objects.states).features.map((state) => ({
  code: postalCodeOf(String(state.id)),
  name: state.properties.name,
  shape: draw(state) ?? '',
}));

interface StateMapProps {
  counts: { value: string; count: number }[];
  hits: SearchHit[];
  wanted: Wanted;
}

export function StateMap({ counts, hits, wanted }: StateMapProps) {
  const navigate = useNavigate();
  const byState = new Map(counts.map(({ value, count }) => [value, count]));
  const most = Math.max(1, ...byState.values());
  const choose = (code: string) =>
    void navigate(withFilter(wanted, 'state', code), { preventScrollReset: true });
  return (
    <svg className="map" viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} aria-hidden="true">
      {STATES.map(({ code, name, shape }) => {
        const count = code === undefined ? 0 : (byState.get(code) ?? 0);
        return (
          <path
            key={name}
            d={shape}
            className={`shade-${String(shadeOf(count, most))}`}
            onClick={count === 0 || code === undefined ? undefined : () => choose(code)}
          >
            <title>{`${name}: ${String(count)}`}</title>
          </path>
        );
      })}
      {hits.map((hit) => (
        <Point key={hit.id} hit={hit} />
      ))}
    </svg>
  );
}

/** 0 for no match, up to `SHADES` for the most. The counts of states differ by powers, so the shades do, too. */
export function shadeOf(count: number, most: number): number {
  if (count === 0) return 0;
  return Math.max(1, Math.ceil((SHADES * Math.log1p(count)) / Math.log1p(most)));
}

function Point({ hit }: { hit: SearchHit }) {
  const { latitude, longitude } = hit.location;
  const place = latitude === null || longitude === null ? null : project([longitude, latitude]);
  if (place === null) return undefined;
  return (
    <circle cx={place[0]} cy={place[1]} r="7">
      <title>{hit.name}</title>
    </circle>
  );
}
