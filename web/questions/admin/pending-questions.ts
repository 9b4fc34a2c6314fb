import { useQuery } from '@apollo/client/react';
import { useAskWhileDown } from '../../live/ask-while-down.ts';
import { useLive } from '../../live/use-live.ts';
import { PENDING_QUESTIONS, QUESTION_EVENTS } from './operations.ts';

/** How often the number is asked for while it is not pushed, in ms. */
const ASK_EVERY = 3000;

/** How many questions wait for an admin. */
export function usePendingQuestions(): number {
  const { data } = useQuery(PENDING_QUESTIONS, {
    fetchPolicy: 'cache-and-network',
    pollInterval: useAskWhileDown(ASK_EVERY),
  });
  useLive(QUESTION_EVENTS, {
    refetches: ['PendingQuestions'],
    onEvent({ data: event, client }) {
      const { pendingCount } = event.questionEvents;
      client.writeQuery({
        query: PENDING_QUESTIONS,
        data: { pendingQuestionCount: pendingCount },
      });
    },
  });
  return data?.pendingQuestionCount ?? 0;
}
