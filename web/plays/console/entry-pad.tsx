import { ENTRY_KEYS, type EntryKind } from '../../../schema/plays/entry-line.ts';
import type { Upcoming } from '../../../schema/plays/situation.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { t, translated } from '../../ui/language.ts';
import { KIND_WORDS, KINDS_EXPECTED } from './entry-words.ts';

const ALL = Object.keys(ENTRY_KEYS) as EntryKind[];

interface EntryPadProps {
  expects: Upcoming['expects'];
  isBusy: boolean;
  onChoose: (kind: EntryKind) => void;
}

/** The plays that may come next, for a thumb, each with the key by which it is typed. */
export function EntryPad({ expects, isBusy, onChoose }: EntryPadProps) {
  const expected = KINDS_EXPECTED[expects];
  const always = ['timeout', 'period-end', 'game-end'] as const;
  const others = ALL.filter((kind) => !expected.includes(kind) && !always.includes(kind as never));
  return (
    <div className="grid gap-3">
      <Kinds label={t('Next play')} kinds={[...expected, ...always]} {...{ isBusy, onChoose }} />
      <details>
        <summary className="min-h-11 py-2 font-semibold">{t('Other plays')}</summary>
        <Kinds label={t('Other plays')} kinds={others} {...{ isBusy, onChoose }} />
      </details>
    </div>
  );
}

interface KindsProps extends Pick<EntryPadProps, 'isBusy' | 'onChoose'> {
  label: string;
  kinds: readonly EntryKind[];
}

function Kinds({ label, kinds, isBusy, onChoose }: KindsProps) {
  return (
    <div role="group" aria-label={label} className="grid grid-cols-3 gap-2">
      {kinds.map((kind) => (
        <Button
          key={kind}
          variant="secondary"
          size="sm"
          className="min-h-13"
          busy={isBusy}
          onClick={() => onChoose(kind)}
        >
          <span>
            {translated(KIND_WORDS[kind])}{' '}
            <kbd aria-hidden className="text-muted">
              {ENTRY_KEYS[kind]}
            </kbd>
          </span>
        </Button>
      ))}
    </div>
  );
}
