import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { MyQuestionsQuery } from '../gql/graphql.ts';
import { usePollWhileDown } from '../live/poll-while-down.ts';
import { useLive } from '../live/use-live.ts';
import { useShowEvents } from '../shows/show-events.ts';
import { messageOf } from '../ui/forms/graph-error.ts';
import { toast } from '../ui/page/toast.ts';
import { MY_QUESTION_EVENTS, MY_QUESTIONS } from './own-operations.ts';

const PAGE = 5;
/** How often they are asked for while nothing is pushed, in ms. */
const POLL_MS = 30_000;
const NAMES = ['MyQuestions'];

/** The member's own questions, newest first, live. */
export function useMyQuestions() {
  const { data, error, refetch, fetchMore, client } = useQuery(MY_QUESTIONS, {
    variables: { first: PAGE },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDown(POLL_MS),
  });
  const [isFetching, setFetching] = useState(false);
  const page = data?.myQuestions;
  const questions = page?.nodes;

  // What happens to one that is shown is written into the cache, so that the pages read so far stay.
  useLive(MY_QUESTION_EVENTS, {
    isCached: true,
    refetches: NAMES,
    onEvent({ data: { myQuestionEvents }, refetch: refetchAfter }) {
      const { kind, questionId } = myQuestionEvents;
      const isShown = questions?.some(({ id }) => id === questionId);
      if (kind === 'DELETED') {
        client.cache.evict({ id: `Question:${questionId}` });
        client.cache.gc();
      } else if (!isShown) refetchAfter();
    },
  });
  useShowEvents(NAMES, ({ kind }, refetchAfter) => {
    if (kind === 'ENDED' && questions?.some(({ isOnAir }) => isOnAir)) refetchAfter();
  });

  async function loadOlder() {
    setFetching(true);
    try {
      const variables = { first: PAGE, after: page?.pageInfo.endCursor };
      await fetchMore({ variables, updateQuery: joined });
    } catch (failure) {
      const title = messageOf(failure, 'We couldn’t load the questions.');
      toast({ title, variant: 'destructive' });
    } finally {
      setFetching(false);
    }
  }

  return {
    questions,
    error,
    reload: () => void refetch().catch(() => undefined),
    hasOlder: page?.pageInfo.hasNextPage === true,
    loadOlder: () => void loadOlder(),
    isFetching,
  };
}

function joined(
  before: MyQuestionsQuery,
  { fetchMoreResult: next }: { fetchMoreResult: MyQuestionsQuery },
): MyQuestionsQuery {
  if (!before.myQuestions || !next.myQuestions) return before;
  const nodes = [...before.myQuestions.nodes, ...next.myQuestions.nodes];
  return { ...before, myQuestions: { ...next.myQuestions, nodes } };
}
