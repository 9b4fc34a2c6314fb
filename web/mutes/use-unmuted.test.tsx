import { renderHook } from '@testing-library/react';
import { type Auth, AuthContext } from '../accounts/session/auth.ts';
import type { AuthUser } from '../accounts/session/stored-user.ts';
import { COMMENT_LIST } from '../comments/comment-list.ts';
import { mutableOf } from '../replies/quoted.ts';
import { changeLog, shownRows, startLog } from '../live/list/log.ts';
import { comment, own } from '../testing/comments.tsx';
import { MIA } from '../testing/chat.tsx';
import { useUnmuted } from './use-unmuted.ts';

const OTIS = { id: 7, name: 'Otis Orange' };
const NO_MUTES = { asOf: '2025-11-27T19:00:00.000Z', members: [], words: [] };

const listOf = (...rows: ReturnType<typeof comment>[]) =>
  startLog(COMMENT_LIST, { rows, total: rows.length });

function show(first: ReturnType<typeof listOf>, mutes: AuthUser['mutes'], linkedId?: number) {
  let user: AuthUser | null = { ...MIA, mutes };
  const view = renderHook(({ log }) => useUnmuted(log, mutableOf, linkedId), {
    initialProps: { log: first },
    wrapper: ({ children }) => <AuthContext value={{ user } as Auth}>{children}</AuthContext>,
  });
  return {
    ids: () => shownRows(COMMENT_LIST, view.result.current.log).map(({ id }) => id),
    current: () => view.result.current,
    become(next: AuthUser['mutes'] | 'visitor') {
      user = next === 'visitor' ? null : { ...MIA, mutes: next };
      view.rerender({ log: first });
    },
    change: (log: typeof first) => view.rerender({ log }),
  };
}

test('rows of muted members and with muted words are left out, and counted; one’s own stay', () => {
  const log = listOf(
    own(4, { text: 'Beat the Chiefs' }),
    comment(3, { text: 'Chiefs again?' }),
    comment(2, { user: { ...comment(2).user, id: 8 } }),
    comment(1),
  );
  const list = show(log, {
    ...NO_MUTES,
    members: [OTIS],
    words: [{ id: 1, text: 'chiefs', until: null }],
  });
  expect(list.ids()).toEqual([4, 2]);
  expect(list.current().mutedCount).toBe(2);
  list.become({ ...NO_MUTES, words: [{ id: 1, text: 'chiefs', until: null }] });
  expect(list.ids()).toEqual([4, 2, 1]);
  list.become('visitor');
  expect(list.ids()).toEqual([4, 3, 2, 1]);
});

test('the same list comes back where nothing is muted', () => {
  const log = listOf(comment(1));
  const { log: same, mutedCount } = show(log, NO_MUTES).current();
  expect(same).toBe(log);
  expect(mutedCount).toBe(0);
});

test('what waits above is not announced when it is muted', () => {
  const log = changeLog(COMMENT_LIST, listOf(comment(1)), {
    type: 'added',
    row: comment(2, { text: 'Chiefs!' }),
  });
  const list = show(log, { ...NO_MUTES, words: [{ id: 1, text: 'chiefs', until: null }] });
  expect(log.waiting.size).toBe(1);
  expect(list.current().log.waiting.size).toBe(0);
  expect(list.current().mutedCount).toBe(0);
});

test('an edited row is matched again, and what the address names is shown in any case', () => {
  const words = [{ id: 1, text: 'chiefs', until: null }];
  const list = show(listOf(comment(2), comment(1, { text: 'Chiefs' })), { ...NO_MUTES, words });
  expect(list.ids()).toEqual([2]);
  list.change(listOf(comment(2, { text: 'Chiefs' }), comment(1, { text: 'Go!' })));
  expect(list.ids()).toEqual([1]);
  expect(show(listOf(comment(1)), { ...NO_MUTES, members: [OTIS] }, 1).ids()).toEqual([1]);
});
