import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  MOOD_DEFAULT,
  MOOD_DESCRIPTION_MAX,
  MOOD_MAX,
  MOOD_MIN,
  MOOD_TEXTS,
  moodWord,
  submitMoodInput,
  type SubmitMoodInput,
} from '../../schema/mood.ts';
import { useAuth } from '../accounts/session/auth.ts';
import { graphql } from '../gql/gql.ts';
import type { FanMoodQuery } from '../gql/graphql.ts';
import { Button } from '../ui/buttons/button.tsx';
import { messageOf } from '../ui/forms/graph-error.ts';
import { remember, remembered } from '../ui/lists/tab-memory.ts';
import { TextArea } from '../ui/forms/text-field.tsx';
import { toast } from '../ui/page/toast.ts';
import { MoodFigure, MoodMeter } from './mood-meter.tsx';
import { t } from '../ui/language.ts';

const SUBMIT_MOOD = graphql(/* GraphQL */ `
  mutation SubmitMood($input: SubmitMood!) {
    submitMood(input: $input) {
      id
      moodLevel
      moodDescription
    }
  }
`);

/** The grip is as wide as a stripe of the meter behind it, so that it always covers one of them. */
const GRIP = [
  'relative block h-11 w-full cursor-pointer appearance-none bg-transparent',
  '[&::-webkit-slider-thumb]:h-8 [&::-webkit-slider-thumb]:w-1/10 [&::-webkit-slider-thumb]:appearance-none',
  '[&::-webkit-slider-thumb]:rounded-control [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-raised',
  '[&::-webkit-slider-thumb]:bg-accent',
  '[&::-moz-range-thumb]:h-8 [&::-moz-range-thumb]:w-1/10 [&::-moz-range-thumb]:rounded-control',
  '[&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-raised [&::-moz-range-thumb]:bg-accent',
].join(' ');

const DRAFT = 'mood-draft';

/** What was set and not sent yet, before a reload. */
function draft(): SubmitMoodInput | undefined {
  const { data } = submitMoodInput.safeParse(parsed(remembered(DRAFT)));
  return data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * The form for one's own mood. Visitors set it too; they are asked to sign in or up when they send, and it goes out
 * right after. What is set stays until the server has it, over errors and reloads.
 */
export default function MoodForm({ mine }: { mine: FanMoodQuery['myMood'] }) {
  const { user, requireSignIn } = useAuth();
  const sliderId = useId();
  const [submitMood, { loading }] = useMutation(SUBMIT_MOOD, { refetchQueries: ['FanMood'] });
  const { register, handleSubmit, control, formState, getValues } = useForm<SubmitMoodInput>({
    resolver: zodResolver(submitMoodInput),
    defaultValues: draft() ?? {
      moodLevel: mine?.moodLevel ?? MOOD_DEFAULT,
      moodDescription: mine?.moodDescription ?? '',
    },
  });
  const moodLevel = useWatch({ control, name: 'moodLevel' });
  const storeDraft = () => remember(DRAFT, JSON.stringify(getValues()));

  async function send(input: SubmitMoodInput) {
    try {
      await submitMood({ variables: { input } });
    } catch (error) {
      toast({
        title: t(MOOD_TEXTS.failed),
        description: messageOf(error, MOOD_TEXTS.tryAgain),
        variant: 'destructive',
      });
      return;
    }
    remember(DRAFT, '');
    toast({ title: t(MOOD_TEXTS.submitted) });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((input) => requireSignIn(() => send(input)))(event)}
      className="grid gap-x-10 gap-y-5 lg:grid-cols-2"
    >
      <div className="grid content-start gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <label htmlFor={sliderId} className="text-small font-semibold">
            {t('Your mood')}
          </label>
          <MoodFigure level={moodLevel} size="form" />
        </div>
        <div className="relative">
          <MoodMeter level={moodLevel} className="absolute inset-x-0 top-4 h-3" />
          <input
            id={sliderId}
            type="range"
            min={MOOD_MIN}
            max={MOOD_MAX}
            step={1}
            aria-valuetext={`${moodLevel}, ${t(moodWord(moodLevel))}`}
            className={GRIP}
            {...register('moodLevel', { valueAsNumber: true, onChange: storeDraft })}
          />
        </div>
        <p aria-hidden className="flex justify-between text-tiny text-muted">
          <span>
            {MOOD_MIN} · {t(moodWord(MOOD_MIN))}
          </span>
          <span>
            {t(moodWord(MOOD_MAX))} · {MOOD_MAX}
          </span>
        </p>
      </div>
      <div className="grid content-start gap-3">
        <TextArea
          label={t('Why? (optional)')}
          rows={2}
          dir="auto"
          maxLength={MOOD_DESCRIPTION_MAX}
          error={formState.errors.moodDescription?.message}
          {...register('moodDescription', { onChange: storeDraft })}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="max-w-[40ch] text-small text-muted">
            {!user && t('You’ll sign in when you submit. We’ll keep your pick.')}
            {user &&
              (mine ? t('This replaces your mood for this week.') : t('One mood per game week.'))}
          </p>
          <Button type="submit" busy={loading} busyLabel={t('Sending…')}>
            {mine ? t('Update mood') : t('Submit mood')}
          </Button>
        </div>
      </div>
    </form>
  );
}
