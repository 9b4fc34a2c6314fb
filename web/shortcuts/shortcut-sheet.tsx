import { Fragment } from 'react';
import { can } from '../../schema/accounts/capabilities.ts';
import { useAuth } from '../accounts/session/auth.ts';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { rich, t, translated } from '../ui/language.ts';
import { isOfSingleKeys, type Place, PLACE_TITLES, type Shortcut, SHORTCUTS } from './shortcuts.ts';
import { turnSingleKeys, useSingleKeys } from './single-keys.ts';

/** All keys of the site by where they work, and the switch for those of a single character. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const isOn = useSingleKeys();
  const { user } = useAuth();
  const places = (Object.keys(PLACE_TITLES) as Place[]).filter(
    (place) => place !== 'review' || can(user, 'photo.moderate'),
  );
  return (
    <Dialog
      open
      width="wide"
      title={t('Keyboard shortcuts')}
      onOpenChange={(open) => !open && onClose()}
    >
      <Checkbox
        role="switch"
        label={t('Single-key shortcuts')}
        hint={rich(
          'When off, single-key shortcuts do nothing. {search}, {escape} and {messages} still work.',
          {
            search: <Keys keys="Mod+K" />,
            escape: <Keys keys="Escape" />,
            messages: <Keys keys="F8" />,
          },
        )}
        checked={isOn}
        onChange={({ target: { checked } }) => turnSingleKeys(checked)}
      />
      <div className="mt-5 gap-x-10 sm:columns-2">
        {places.map((place) => (
          <section
            key={place}
            aria-labelledby={`keys-${place}`}
            className="mb-6 break-inside-avoid"
          >
            <h3 id={`keys-${place}`} className="eyebrow mb-1 text-muted">
              {translated(PLACE_TITLES[place])}
            </h3>
            <dl className="divide-y divide-border">
              {(SHORTCUTS as readonly Shortcut[])
                .filter(({ where }) => where === place)
                .map((shortcut) => (
                  <Row key={shortcut.label} {...shortcut} isOn={isOn} />
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** One line: what it does, and the keys that do it now. */
function Row({ label, keys, isOn }: Shortcut & { isOn: boolean }) {
  const acting = keys.filter((each) => isOn || !isOfSingleKeys(each));
  return (
    <div className="flex items-center justify-between gap-4 py-1.5">
      <dt>{translated(label)}</dt>
      <dd className="shrink-0 text-small text-muted">
        {acting.length === 0 && t('Off')}
        {acting.map((each, place) => (
          <Fragment key={each}>
            {place > 0 && ` ${t('or')} `}
            <Keys keys={each} />
          </Fragment>
        ))}
      </dd>
    </div>
  );
}

const CAPS: Readonly<Record<string, string>> = {
  Mod: 'Ctrl / ⌘',
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** Keys as labeled on a keyboard. */
function Keys({ keys }: { keys: string }) {
  const sequence = keys.split(' ');
  return (
    <span className="whitespace-nowrap">
      {sequence.map((chord, place) => (
        <Fragment key={chord}>
          {place > 0 && ` ${t('then')} `}
          {chord.split('+').map((key) => (
            <kbd
              key={key}
              className="mx-0.5 inline-block min-w-7 rounded-badge border border-border-strong bg-surface px-1.5 py-0.5 text-center font-sans text-small font-bold text-text"
            >
              {CAPS[key] ?? key}
            </kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
