import { Link } from 'react-router-dom';
import { t } from '../ui/language.ts';

/** Says how much of a list the reader has muted, and where to change that; nothing where there is none. */
export function MutedNote({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p data-chrome className="text-small text-muted">
      {t('{count|one:# item you muted isn’t shown.|other:# items you muted aren’t shown.}', {
        count,
      })}{' '}
      <Link to="/settings#muted" className="text-link underline">
        {t('Your mutes')}
      </Link>
    </p>
  );
}
