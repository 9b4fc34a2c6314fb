import { useMutation } from '@apollo/client/react';
import { type SubmitEvent, useState } from 'react';
import { ARTICLE_ADMIN_TEXTS as TEXTS } from '../../../schema/articles/article-form.ts';
import { instantOfMountain, mountainClock, mountainDate } from '../../../schema/time/clock.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { MountainMoment } from '../../ui/time/mountain-moment.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { toast } from '../../ui/page/toast.ts';
import { SCHEDULE_ARTICLE } from './operations.ts';
import { t } from '../../ui/language.ts';

interface ScheduleDialogProps {
  article: { id: number; title: string; scheduledPublishAt: string | null };
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onScheduled?: (at: string | null) => void;
}

/** Chooses when a draft becomes public, in Mountain time, or takes that back. */
export default function ScheduleDialog(props: ScheduleDialogProps) {
  const { article, open, onOpenChange } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Schedule the article')}
      description={t('“{title}” will publish automatically at that time.', {
        title: article.title,
      })}
    >
      <ScheduleForm {...props} />
    </Dialog>
  );
}

const TOMORROW = 24 * 60 * 60 * 1000;

function ScheduleForm({ article, onOpenChange, onScheduled }: ScheduleDialogProps) {
  const { id, scheduledPublishAt: scheduled } = article;
  const [schedule, { loading }] = useMutation(SCHEDULE_ARTICLE);
  const [opened] = useState(() => new Date());
  const [date, setDate] = useState(() =>
    mountainDate(scheduled ? new Date(scheduled) : new Date(opened.getTime() + TOMORROW)),
  );
  const [time, setTime] = useState(() =>
    scheduled ? mountainClock(new Date(scheduled)) : '07:00',
  );
  const [error, setError] = useState<string>();
  const at = instantOf(date, time);

  async function set(instant: Date | null) {
    try {
      await schedule({
        variables: { id, at: instant?.toISOString() ?? null },
        refetchQueries: ['AllArticles'],
      });
    } catch (failure) {
      const message = messageOf(failure, 'Please try again later.');
      const text = t(TEXTS.scheduleFailed, { message });
      setError(text);
      toast({ title: text, variant: 'destructive', duration: 5000 });
      return;
    }
    toast({ title: instant ? t('Article scheduled.') : t(TEXTS.unscheduled) });
    onScheduled?.(instant?.toISOString() ?? null);
    onOpenChange(false);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!at) return setError(t('Please choose a date and a time.'));
    void set(at);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('Date')}
          type="date"
          min={mountainDate(opened)}
          value={date}
          onChange={(event) => {
            setDate(event.target.value);
            setError(undefined);
          }}
        />
        <TextField
          label={t('Time (Mountain)')}
          type="time"
          value={time}
          onChange={(event) => {
            setTime(event.target.value);
            setError(undefined);
          }}
        />
      </div>
      <p role="status" className="min-h-6 text-small">
        {error ? (
          <span className="font-semibold text-danger">{error}</span>
        ) : (
          at && <MountainMoment at={at.toISOString()} />
        )}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        {scheduled && (
          <Button variant="secondary" disabled={loading} onClick={() => void set(null)}>
            {t('Cancel schedule')}
          </Button>
        )}
        <Button type="submit" busy={loading}>
          {t('Schedule the article')}
        </Button>
      </div>
    </form>
  );
}

function instantOf(date: string, time: string): Date | null {
  try {
    return instantOfMountain({ date, time });
  } catch {
    return null;
  }
}
