import { CalendarPlus } from 'lucide-react';
import { t } from '../ui/language.ts';

interface AddToCalendarProps {
  /** Of the calendar file. */
  path: string;
  /** What is added. */
  what: string;
}

/** The way to a calendar file, which the visitor's own calendar opens. */
export function AddToCalendar({ path, what }: AddToCalendarProps) {
  return (
    <a
      href={path}
      className="inline-flex min-h-11 items-center gap-2 rounded-badge text-small text-link underline"
    >
      <CalendarPlus aria-hidden className="size-4" />
      {t('Add to calendar')} <span className="sr-only">({what})</span>
    </a>
  );
}
