import { useId, useState } from 'react';
import type { CheckInMap_MapFragment as CheckInMap } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { t } from '../../ui/language.ts';
import { fansText } from './fan-level.ts';
import { Light, placeName } from './fan-map.tsx';

/** As many as are as high as the map beside them. */
const FIRST = 9;

/** What the map shows, in words: the places with most fans, and all of them on demand. */
export function FanTable({ places }: { places: CheckInMap['places'] }) {
  const [showsAll, setShowsAll] = useState(false);
  const id = useId();
  const shown = showsAll ? places : places.slice(0, FIRST);
  return (
    <div className="grid content-start gap-3">
      <table id={id} className="w-full border-collapse">
        <caption className="sr-only">{t('Fans by state and country')}</caption>
        <thead className="text-small text-muted">
          <tr className="border-b border-border">
            <th scope="col" className="py-1.5 text-left font-semibold">
              {t('Place')}
            </th>
            <th scope="col" className="py-1.5 text-right font-semibold">
              {t('Fans')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((place) => (
            <tr key={place.name} className="border-b border-border last:border-b-0">
              <th scope="row" className="py-1.5 text-left font-semibold">
                <span className="flex items-center gap-1.5">
                  <Light fans={place.fans} />
                  <span className="min-w-0">{placeName(place)}</span>
                </span>
              </th>
              <td className="py-1.5 pl-2 text-right tabular-nums">{fansText(place.fans)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {places.length > FIRST && (
        <Button
          size="sm"
          variant="secondary"
          aria-expanded={showsAll}
          aria-controls={id}
          onClick={() => setShowsAll(!showsAll)}
          className="justify-self-start"
        >
          {showsAll ? t('Show fewer') : t('Show all {count} places', { count: places.length })}
        </Button>
      )}
    </div>
  );
}
