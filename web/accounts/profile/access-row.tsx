import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { dateFormat } from '../../ui/language.ts';
import { timeAgo } from './time-ago.ts';

const date = dateFormat({ dateStyle: 'medium', timeZone: 'America/Denver' });

export const dayOf = (at: string): ReactNode => (
  <time dateTime={at}>{date.format(new Date(at))}</time>
);
export const agoOf = (at: string): ReactNode => (
  <time dateTime={at}>{timeAgo(at, new Date())}</time>
);

interface AccessRowProps {
  icon: LucideIcon;
  name: ReactNode;
  /** What else there is to say, a line each. */
  lines: readonly ReactNode[];
  /** What is below the lines. */
  more?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
  /** What is opened below all of it, as wide as the row. */
  below?: ReactNode;
}

/** One thing that opens the account: a device, a passkey, a token; and what one can do about it. */
export function AccessRow({ icon: Icon, name, lines, more, children, below }: AccessRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon aria-hidden className="size-6 shrink-0 text-muted" strokeWidth={1.5} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">{name}</p>
        {lines.map((line, at) => (
          <p key={at} className="text-small text-muted">
            {line}
          </p>
        ))}
        {more}
      </div>
      {children}
      {below && <div className="basis-full">{below}</div>}
    </li>
  );
}
