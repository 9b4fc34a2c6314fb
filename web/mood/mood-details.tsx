import type { SubmitEvent } from 'react';
import { MOOD_DESCRIPTION_MAX } from '../../schema/mood.ts';
import { useAuth } from '../accounts/session/auth.ts';
import { SpoilerGuard } from '../settings/spoiler-guard.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { TextArea } from '../ui/forms/text-field.tsx';
import { t } from '../ui/language.ts';
import { MOOD_SUBJECT } from './mood-subject.ts';
import { MoodSlider } from './mood-slider.tsx';
import { type MoodDay, MoodWeek } from './mood-week.tsx';
import type { MoodPick } from './use-mood-pick.ts';

interface MoodDetailsProps {
  pick: MoodPick;
  /** The server has a mood of the viewer's for this week. */
  isMine: boolean;
  days: readonly MoodDay[];
}

/** What the strip has no room for: the fine scale and the reason of one's own mood, and how the week went for all. */
export default function MoodDetails({ pick, isMine, days }: MoodDetailsProps) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2">
      <MoodForm pick={pick} isMine={isMine} />
      <SpoilerGuard what={t('the fan mood')} subject={MOOD_SUBJECT}>
        <MoodWeek days={days} />
      </SpoilerGuard>
    </div>
  );
}

function MoodForm({ pick, isMine }: Omit<MoodDetailsProps, 'days'>) {
  const { user } = useAuth();
  function submit(event: SubmitEvent) {
    event.preventDefault();
    pick.send();
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 content-start gap-5">
      <MoodSlider pick={pick} />
      <TextArea
        label={t('Why? (optional)')}
        rows={2}
        dir="auto"
        maxLength={MOOD_DESCRIPTION_MAX}
        value={pick.moodDescription}
        error={pick.fieldError('moodDescription')}
        onChange={({ target }) => pick.change({ moodDescription: target.value })}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[40ch] text-small text-muted">
          {!user && t('You’ll sign in when you submit. We’ll keep your pick.')}
          {user &&
            (isMine ? t('This replaces your mood for this week.') : t('One mood per game week.'))}
        </p>
        <Button type="submit" busy={pick.isSending} busyLabel={t('Sending…')}>
          {isMine ? t('Update mood') : t('Submit mood')}
        </Button>
      </div>
    </form>
  );
}
