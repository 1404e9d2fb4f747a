/**
 * Areas shaded by their number of matches, and the first matches as points. The list beside it says the same in words, so
 * the picture is for the eye and the mouse alone.
 */
import { type GeoProjection } from 'd3-geo';
import { useNavigate } from 'react-router';
import { type SearchHit } from '../../../client/index';
import { withFilter } from '../search/filters';
import { type Filter, type Wanted } from '../search/wanted';

const SHADES = 4;

interface Area {
  /** The value of the filter that keeps this area's matches. Undefined if no match can have it. */
  code: string | undefined;
  name: string;
  /** The outline, as the `d` of a path. */
  shape: string;
}

/** What the map draws, whatever was searched for. */
export interface MapSheet {
  filter: Filter;
  width: number;
  height: number;
  areas: Area[];
  project: GeoProjection;
}

export interface Matches {
  counts: { value: string; count: number }[];
  hits: SearchHit[];
  wanted: Wanted;
}

export function CountMap({ sheet, counts, hits, wanted }: Matches & { sheet: MapSheet }) {
  const navigate = useNavigate();
  const byCode = new Map(counts.map(({ value, count }) => [value, count]));
  const most = Math.max(1, ...byCode.values());
  const choose = (code: string) =>
    void navigate(withFilter(wanted, sheet.filter, code), { preventScrollReset: true });
  return (
    <svg className="map" viewBox={`0 0 ${String(sheet.width)} ${String(sheet.height)}`} aria-hidden="true">
      {sheet.areas.map(({ code, name, shape }) => {
        const count = code === undefined ? 0 : (byCode.get(code) ?? 0);
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
        <Point key={hit.id} hit={hit} project={sheet.project} />
      ))}
    </svg>
  );
}

/** 0 for no match, up to `SHADES` for the most. The counts of areas differ by powers, so the shades do, too. */
function shadeOf(count: number, most: number): number {
  if (count === 0) return 0;
  return Math.max(1, Math.ceil((SHADES * Math.log1p(count)) / Math.log1p(most)));
}

function Point({ hit, project }: { hit: SearchHit; project: GeoProjection }) {
  const { latitude, longitude } = hit.location;
  const place = latitude === null || longitude === null ? null : project([longitude, latitude]);
  if (place === null) return undefined;
  return (
    <circle cx={place[0]} cy={place[1]} r="7">
      <title>{hit.name}</title>
    </circle>
  );
}
