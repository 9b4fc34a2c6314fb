import { useApolloClient } from '@apollo/client/react';
import { type SyntheticEvent, useState } from 'react';
import { LINEUP_TEXTS, type LineupPart, PART_WORDS } from '../../../schema/fantasy/lineup.ts';
import { useAuth } from '../../accounts/session/auth.ts';
import type { LineupView_LineupFragment as Lineup } from '../../gql/graphql.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t, translated } from '../../ui/language.ts';
import { toast } from '../../ui/page/toast.ts';
import { faultOf, inputOf, type LineupDraft } from './lineup-draft.ts';
import { sendLineup } from './send-lineup.ts';
import { forgetDraft } from './use-lineup-draft.ts';

interface LineupSubmitOptions {
  readonly gameId: number;
  readonly mine: Lineup | null;
  readonly draft: LineupDraft;
  readonly focusOn: (part: LineupPart) => void;
  readonly onDone: () => void;
}

const complain = (title: string, description: string) =>
  toast({ title, description, variant: 'destructive' });

const missingText = (parts: readonly LineupPart[]) =>
  t('Still missing: {parts}.', {
    parts: parts.map((part) => translated(PART_WORDS[part])).join(', '),
  });

/** Submits a lineup that is complete; else says what is missing, and moves the focus there. */
export function useLineupSubmit({ gameId, mine, draft, focusOn, onDone }: LineupSubmitOptions) {
  const client = useApolloClient();
  const { requireSignIn } = useAuth();
  const [isSending, setSending] = useState(false);
  const [hasTried, setTried] = useState(false);

  async function send(ready: LineupDraft) {
    setSending(true);
    try {
      await sendLineup(client, { gameId, lineupId: mine?.id ?? null }, inputOf(ready));
    } catch (error) {
      const { title, message } = LINEUP_TEXTS.failed;
      return void complain(t(title), messageOf(error, message));
    } finally {
      setSending(false);
    }
    forgetDraft(gameId);
    const { title, message } = mine ? LINEUP_TEXTS.updated : LINEUP_TEXTS.submitted;
    toast({ title: t(title), description: t(message) });
    onDone();
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const fault = faultOf(draft);
    setTried(true);
    if (fault) {
      const { title, message, parts } = fault;
      const isIncomplete = title === LINEUP_TEXTS.incomplete.title;
      complain(t(title), isIncomplete ? `${t(message)} ${missingText(parts)}` : t(message));
      return focusOn(parts[0]);
    }
    requireSignIn(() => send(draft));
  }

  return { isSending, hasTried, submit };
}
