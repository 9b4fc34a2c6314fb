import { Link, useLocation } from 'react-router-dom';
import { useMuteRule } from '../mutes/use-mute-rule.ts';
import { t } from '../ui/language.ts';
import { mutableOf, type Quoted } from './quoted.ts';

interface QuoteProps {
  of: Quoted;
  /** Its place on the page, as `#message-7`. */
  place: string;
}

/** What something replies to, in one line that leads there. Of what the reader has muted no word is shown. */
export function Quote({ of, place }: QuoteProps) {
  const { search } = useLocation();
  const isMuted = useMuteRule()?.(mutableOf(of)) === true;
  return (
    <Link
      to={{ search, hash: place }}
      preventScrollReset
      className="mb-1 block min-h-6 max-w-full truncate border-l-3 border-border-strong pl-2 text-small text-muted"
    >
      {isMuted ? (
        t('You muted this.')
      ) : (
        <>
          <span className="sr-only">{t('Replying to {name}', { name: of.user.name })}</span>
          <span aria-hidden dir="auto" className="font-semibold">
            {of.user.name}
          </span>{' '}
          <span dir="auto">{of.text}</span>
        </>
      )}
    </Link>
  );
}
