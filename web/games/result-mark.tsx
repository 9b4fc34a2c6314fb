import { classNames } from '../ui/class-names.ts';
import { translated } from '../ui/language.ts';

const COLORS: Readonly<Record<string, string>> = { W: 'text-win', L: 'text-loss' };

/** 'W', 'L' or 'T', from our view. */
export function ResultMark({ result }: { result: string }) {
  return (
    <b className={classNames('font-display text-body', COLORS[result])}>{translated(result)}</b>
  );
}
