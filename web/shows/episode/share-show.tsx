import { useState } from 'react';
import { showPath } from '../../../schema/shows/show-paths.ts';
import { clockAt, secondsOfClock } from '../../../schema/shows/show-clock.ts';
import type { ContentType } from '../../gql/graphql.ts';
import { ShareMenu } from '../../ui/dialogs/share-menu.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { t } from '../../ui/language.ts';
import { ownOrigin } from '../../ui/page/own-origin.ts';

interface ShareShowProps {
  show: { readonly id: number; readonly type: ContentType; readonly title: string };
  /** Where the player is now, in seconds. */
  positionOf: () => number;
}

/** Shares a show, from its beginning or from a minute. */
export function ShareShow({ show, positionOf }: ShareShowProps) {
  /** Null: from the beginning. */
  const [clock, setClock] = useState<string | null>(null);
  const at = clock === null ? 0 : secondsOfClock(clock);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ShareMenu url={new URL(showPath(show, at ?? 0), ownOrigin()).href} title={show.title} />
      {show.type !== 'SHORTS' && (
        <Checkbox
          label={t('Start at a minute')}
          checked={clock !== null}
          onChange={({ target }) => setClock(target.checked ? clockAt(positionOf()) : null)}
        />
      )}
      {clock !== null && (
        <div className="w-40">
          <TextField
            label={t('Minute')}
            value={clock}
            maxLength={8}
            inputMode="text"
            error={at === null ? t('e.g. 12:34') : undefined}
            onChange={({ target }) => setClock(target.value)}
          />
        </div>
      )}
    </div>
  );
}
