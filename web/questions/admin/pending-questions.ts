import { useQuery } from '@apollo/client/react';
import { usePollWhileDown } from '../../live/poll-while-down.ts';
import { useLive } from '../../live/use-live.ts';
import { PENDING_QUESTIONS, QUESTION_EVENTS } from './operations.ts';

/** Poll interval of the number while it is not pushed, in ms. */
const POLL_MS = 3000;

/** How many questions are pending. */
export function usePendingQuestions(): number {
  const { data } = useQuery(PENDING_QUESTIONS, {
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDown(POLL_MS),
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
