import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { MOOD_DEFAULT, MOOD_MAX, MOOD_MIN, MOOD_TEXTS } from '../../schema/mood.ts';
import { useAuth } from '../accounts/session/auth.ts';
import type { FanMoodQuery } from '../gql/graphql.ts';
import { fieldMessage, messageOf } from '../ui/forms/graph-error.ts';
import { t } from '../ui/language.ts';
import { remember, remembered } from '../ui/lists/tab-memory.ts';
import { toast } from '../ui/page/toast.ts';
import { FAN_MOOD, SUBMIT_MOOD } from './operations.ts';

interface Draft {
  readonly moodLevel: number;
  readonly moodDescription: string;
  /** It was sent, and the server doesn't have it. */
  readonly hasFailed?: true;
}

const DRAFT = 'mood-draft';

/** What was picked and the server doesn't have yet, also from before a reload. */
function storedDraft(): Draft | null {
  try {
    const draft = JSON.parse(remembered(DRAFT)) as Partial<Draft>;
    const { moodLevel = 0, moodDescription = '', hasFailed } = draft;
    if (!Number.isInteger(moodLevel) || moodLevel < MOOD_MIN || moodLevel > MOOD_MAX) return null;
    return { moodLevel, moodDescription, ...(hasFailed && { hasFailed }) };
  } catch {
    return null;
  }
}

/** What the form shows before something is picked. */
const asDraft = (mine: FanMoodQuery['myMood']): Draft => ({
  moodLevel: mine?.moodLevel ?? MOOD_DEFAULT,
  moodDescription: mine?.moodDescription ?? '',
});

/** Tells the viewer why the mood was not sent. */
const sayFailure = (error: unknown) =>
  toast({
    title: t(MOOD_TEXTS.failed),
    description: messageOf(error, MOOD_TEXTS.tryAgain),
    variant: 'destructive',
  });

/**
 * The viewer's own mood as they pick it. Visitors pick one too: they are asked to sign up when it is sent, and it goes
 * out right after. A pick stays until the server has it, over errors and reloads.
 */
export function useMoodPick(mine: FanMoodQuery['myMood']) {
  const { requireSignIn } = useAuth();
  const [submitMood] = useMutation(SUBMIT_MOOD, { refetchQueries: ['FanMood'] });
  const [draft, setDraft] = useState(storedDraft);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  /** What is to be sent; the last pick counts. */
  const wanted = useRef<Draft | null>(null);

  function keep(next: Draft | null) {
    setDraft(next);
    remember(DRAFT, next ? JSON.stringify(next) : '');
  }

  async function deliver(next: Draft) {
    const isRunning = wanted.current !== null;
    wanted.current = next;
    // What is on its way is followed by the newer pick.
    if (isRunning) return;
    setSending(true);
    setFailure(undefined);
    try {
      for (let sent: Draft | undefined; sent !== wanted.current;) {
        sent = wanted.current;
        const { moodLevel, moodDescription } = sent;
        await submitMood({
          variables: { input: { moodLevel, moodDescription } },
          update: (cache, { data }) =>
            cache.updateQuery(
              { query: FAN_MOOD },
              (known) => known && data?.submitMood && { ...known, myMood: data.submitMood.mood },
            ),
        });
      }
      keep(null);
      toast({ title: t(MOOD_TEXTS.submitted) });
    } catch (error) {
      keep({ ...wanted.current, hasFailed: true });
      setFailure(error);
      sayFailure(error);
    } finally {
      wanted.current = null;
      setSending(false);
    }
  }

  const shown = draft ?? asDraft(mine);
  return {
    ...shown,
    /** Something was picked, sent or not. */
    isPicked: draft !== null || mine !== null,
    isSending,
    hasFailed: draft?.hasFailed === true && !isSending,
    fieldError: (field: 'moodLevel' | 'moodDescription') => fieldMessage(failure, field),
    /** Changes the pick without sending it. */
    change(part: Partial<Pick<Draft, 'moodLevel' | 'moodDescription'>>) {
      const { moodLevel, moodDescription } = shown;
      keep({ moodLevel, moodDescription, ...part });
    },
    /** Sends the pick, or this level at once. */
    send(moodLevel = shown.moodLevel) {
      const next = { moodLevel, moodDescription: shown.moodDescription };
      keep(next);
      requireSignIn(() => deliver(next), 'signup');
    },
  };
}

export type MoodPick = ReturnType<typeof useMoodPick>;
