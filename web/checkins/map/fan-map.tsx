import { US_STATES } from '../../../schema/places/states.ts';
import type { CheckInMap_MapFragment as CheckInMap } from '../../gql/graphql.ts';
import { t, translated } from '../../ui/language.ts';
import { fansText, LEVELS, lightOf } from './fan-level.ts';
import { HEXAGON, MAP_SIZE, STATE_TILES, type StateTile } from './state-tiles.ts';

type Place = CheckInMap['places'][number];

export const placeName = ({ name }: Pick<Place, 'name'>): string =>
  name === null ? t('Elsewhere') : translated(name);

/** The states as lights, and below them the other countries. The table beside it says the same. */
export function FanMap({ places }: { places: readonly Place[] }) {
  const fansIn = new Map(places.map(({ code, fans }) => [code, fans]));
  const abroad = places.filter(({ kind }) => kind !== 'STATE');
  return (
    <div
      role="img"
      aria-label={t('Map of where fans checked in. The table has the numbers.')}
      className="grid gap-4"
    >
      <svg viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`} className="w-full">
        {STATE_TILES.map((tile) => (
          <Tile key={tile.code} tile={tile} fans={fansIn.get(tile.code)} />
        ))}
      </svg>
      {abroad.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          {abroad.map((place) => (
            <span
              key={place.name}
              style={lightOf(place.fans)}
              className="glow rounded-full px-2.5 py-1 text-small font-semibold"
            >
              {placeName(place)}
            </span>
          ))}
        </div>
      )}
      <Legend />
    </div>
  );
}

/** Where there are no fans, as bright as the ground of a button. */
const DARK = { color: 'var(--muted)', fill: 'var(--raised)', stroke: 'var(--raised)' } as const;

function Tile({ tile: { code, x, y }, fans }: { tile: StateTile; fans: number | undefined }) {
  const name = translated(US_STATES[code]);
  const isLit = fans !== undefined;
  return (
    <g
      transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}
      className={isLit ? 'glow' : undefined}
      style={isLit ? lightOf(fans) : DARK}
    >
      <title>{isLit ? `${name}: ${fansText(fans)}` : name}</title>
      <path d={HEXAGON} strokeWidth="1.6" strokeLinejoin="round" />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="3.7"
        stroke="none"
        className="fill-current font-bold"
      >
        {code}
      </text>
    </g>
  );
}

function Legend() {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
      {LEVELS.map((fans) => (
        <span key={fans} className="inline-flex items-center gap-1.5 tabular-nums">
          <Light fans={fans} />
          {fansText(fans)}
        </span>
      ))}
    </div>
  );
}

/** One light, beside its words. */
export const Light = ({ fans }: { fans: number }) => (
  <svg aria-hidden viewBox="-6 -6 12 12" className="size-4 shrink-0">
    <path
      d={HEXAGON}
      strokeWidth="1.6"
      strokeLinejoin="round"
      className="glow"
      style={lightOf(fans)}
    />
  </svg>
);
