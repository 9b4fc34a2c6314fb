import type { ChatEventKind } from '../../schema/chat.ts';
import type { ListAction } from '../live/list/list.ts';
import { changeLog, startLog } from '../live/list/log.ts';
import { CHAT_LIST, chatChange, type ChatLog, messagesOf } from './chat-list.ts';
import { message, OTIS } from '../testing/chat-message.ts';
import type { ChatMessage } from './chat-message.ts';

type ChatAction = ListAction<ChatMessage>;

const more = (log: ChatLog, ...actions: ChatAction[]): ChatLog =>
  actions.reduce((before, action) => changeLog(CHAT_LIST, before, action), log);
const after = (...actions: ChatAction[]) => more(startLog(CHAT_LIST), ...actions);
const ids = (log: ChatLog) => messagesOf(log).map(({ id }) => id);
const began: ChatAction = { type: 'reading-began' };
const read = (
  number: number,
  messages: ChatMessage[],
  values: { isComplete?: boolean; keepsOlder?: boolean } = {},
): ChatAction => ({
  type: 'read',
  number,
  part: 0,
  rows: messages.toReversed(),
  isComplete: true,
  keepsOlder: false,
  ...values,
});
function event(kind: ChatEventKind, of: ChatMessage): ChatAction {
  const { isLikedByMe: _reader, ...view } = of;
  return chatChange({ kind, message: view });
}

describe('fetches and live events', () => {
  test('a message that is published twice appears once', () => {
    const log = after(
      began,
      event('POSTED', message(3)),
      read(1, [message(1), message(2), message(3)]),
      event('POSTED', message(3)),
    );
    expect(ids(log)).toEqual([1, 2, 3]);
  });

  test('a page requested before a member changed their name does not bring the old one back', () => {
    const renamed: ChatAction = {
      type: 'member-changed',
      member: {
        ...OTIS,
        name: 'New Name',
        isMvp: true,
      },
    };
    const names = (log: ChatLog) => messagesOf(log).map(({ user }) => user.name);
    const log = after(began, event('POSTED', message(2)), renamed);
    expect(names(log)).toEqual(['New Name']);
    const late = more(log, read(1, [message(1), message(2)]));
    expect(names(late)).toEqual(['New Name', 'New Name']);
    // A later request has newer data.
    const page = [1, 2].map((id) => message(id, { user: { ...OTIS, name: 'Newest Name' } }));
    expect(names(more(late, began, read(2, page)))).toEqual(['Newest Name', 'Newest Name']);
  });

  test('messages are in the order of their ids, however they arrive', () => {
    expect(
      ids(
        after(
          event('POSTED', message(5)),
          event('POSTED', message(4)),
          began,
          read(1, [message(1)]),
        ),
      ),
    ).toEqual([1]);
    expect(
      ids(
        after(
          began,
          event('POSTED', message(5)),
          event('POSTED', message(4)),
          read(1, [message(1)]),
        ),
      ),
    ).toEqual([1, 4, 5]);
  });

  test('a message posted during a fetch is not lost', () => {
    expect(ids(after(began, event('POSTED', message(2)), read(1, [message(1)])))).toEqual([1, 2]);
  });

  test('a message deleted during a fetch does not come back', () => {
    const log = after(
      began,
      event('DELETED', message(2)),
      read(1, [message(1), message(2)]),
      event('EDITED', message(2, { revision: 1 })),
    );
    expect(ids(log)).toEqual([1]);
  });

  test('a deletion that overtakes its message wins', () => {
    expect(ids(after(event('DELETED', message(2)), event('POSTED', message(2))))).toEqual([]);
  });

  test('of two copies the higher revision is shown, in either order', () => {
    const old = message(1);
    const edited = message(1, { message: 'edited', revision: 1 });
    const liked = message(1, { message: 'edited', likeCount: 1, revision: 2 });
    for (const order of [
      [old, edited, liked],
      [liked, edited, old],
      [edited, liked, old],
    ]) {
      const log = after(began, ...order.map((copy) => event('EDITED', copy)), read(1, [old]));
      expect(messagesOf(log)[0]).toMatchObject({ message: 'edited', likeCount: 1 });
    }
  });

  test('an event does not forget whether I like the message', () => {
    const log = after(
      began,
      read(1, [message(1, { isLikedByMe: true, likeCount: 1 })]),
      event('LIKED', message(1, { likeCount: 2, revision: 1 })),
    );
    expect(messagesOf(log)[0]).toMatchObject({ isLikedByMe: true, likeCount: 2 });
  });
});

describe('after a lost connection', () => {
  const before = after(began, read(1, [message(1), message(2), message(3)]));

  test('missed posts appear, missed deletions are removed, nothing is doubled', () => {
    const log = more(before, began, read(2, [message(1), message(3), message(4), message(5)]));
    expect(ids(log)).toEqual([1, 3, 4, 5]);
  });

  test('events that arrive before the page are applied', () => {
    const log = more(
      before,
      began,
      event('POSTED', message(6)),
      read(2, [message(3), message(4), message(5)], { isComplete: false }),
    );
    expect(ids(log)).toEqual([3, 4, 5, 6]);
    expect(log.hasOlder).toBe(true);
  });

  test('a page that does not reach back leaves no gap', () => {
    const log = more(before, began, read(2, [message(200), message(201)], { isComplete: false }));
    expect(ids(log)).toEqual([200, 201]);
  });

  test('while connected, a new page does not remove older messages', () => {
    const log = more(
      before,
      began,
      read(2, [message(3), message(4)], { isComplete: false, keepsOlder: true }),
    );
    expect(ids(log)).toEqual([1, 2, 3, 4]);
    expect(log.hasOlder).toBe(false);
  });

  test('a late page does not undo a newer one', () => {
    const log = more(
      before,
      began,
      began,
      read(3, [message(4)]),
      read(2, [message(1), message(2)]),
    );
    expect(ids(log)).toEqual([4]);
  });
});

describe('own posts', () => {
  const sending: ChatAction = { type: 'sending', clientId: 'mine', text: 'hello' };

  test.each<[string, ChatAction]>([
    ['the answer', { type: 'answered', row: message(9, { clientId: 'mine' }) }],
    ['the event', event('POSTED', message(9, { clientId: 'mine' }))],
  ])('%s takes the place of the waiting post', (_name, arrival) => {
    const log = after(sending, arrival);
    expect(log.outgoing).toEqual([]);
    expect(ids(log)).toEqual([9]);
  });

  test('the event, then the response: it appears once', () => {
    const mine = message(9, { clientId: 'mine' });
    expect(ids(after(sending, event('POSTED', mine), { type: 'answered', row: mine }))).toEqual([
      9,
    ]);
  });

  test('a post whose response got lost is recognized when it is fetched', () => {
    const log = after(
      sending,
      { type: 'failed', clientId: 'mine' },
      began,
      read(1, [message(9, { clientId: 'mine' })]),
    );
    expect(log.outgoing).toEqual([]);
  });

  test('a failed post stays until it is sent again or discarded', () => {
    const failed = after(sending, { type: 'failed', clientId: 'mine' });
    expect(failed.outgoing).toEqual([{ clientId: 'mine', text: 'hello', state: 'failed' }]);
    expect(more(failed, sending).outgoing).toEqual([
      { clientId: 'mine', text: 'hello', state: 'sending' },
    ]);
    expect(more(failed, { type: 'discarded', clientId: 'mine' }).outgoing).toEqual([]);
  });

  test('a post that was deleted at once does not stay pending', () => {
    const mine = message(9, { clientId: 'mine' });
    const log = after(sending, event('DELETED', mine), { type: 'answered', row: mine });
    expect(log.outgoing).toEqual([]);
    expect(ids(log)).toEqual([]);
  });
});

test('to a reader who is behind, messages are in the order in which they come, also those of fans who are late too', () => {
  const at = (second: number) => new Date(Date.UTC(2025, 10, 16, 19, 0, second)).toISOString();
  const onTime = message(1, { createdAt: at(10), aboutAt: at(10) });
  const late = message(2, { createdAt: at(30), aboutAt: at(0) });
  const log = after(began, read(1, [onTime, late]));
  expect(ids(log)).toEqual([1, 2]);
  // The first one is shown at 0:40, the second one at 0:30.
  expect(messagesOf(log, 30_000).map(({ id }) => id)).toEqual([2, 1]);
});

describe('what a message replies to', () => {
  const quote = { id: 1, text: 'message 1', user: { id: OTIS.id, name: OTIS.name } };
  const log = after(began, read(1, [message(1), message(2, { replyTo: quote })]));
  const quoted = (of: ChatLog) => messagesOf(of).at(-1)?.replyTo;

  test('is shown in its present words, by its writer’s present name', () => {
    expect(quoted(log)).toEqual(quote);
    const edited = message(1, { message: 'better said', revision: 1 });
    const renamed: ChatAction = { type: 'member-changed', member: { ...OTIS, name: 'Otis O.' } };
    expect(quoted(more(log, event('EDITED', edited), renamed))).toEqual({
      ...quote,
      text: 'better said',
      user: { id: OTIS.id, name: 'Otis O.' },
    });
  });

  test('is removed when it or its writer is deleted, and restored with it', () => {
    const deleted = more(log, event('DELETED', message(1)));
    expect(quoted(deleted)).toBeNull();
    expect(quoted(more(deleted, event('RESTORED', message(1))))).toEqual(quote);
    expect(quoted(more(log, { type: 'member-deleted', userId: OTIS.id }))).toBeUndefined();
    const other = message(2, { replyTo: quote, user: { ...OTIS, id: 99 } });
    const byOther = after(began, read(1, [message(1), other]));
    expect(quoted(more(byOther, { type: 'member-deleted', userId: OTIS.id }))).toBeNull();
  });

  test('is shown where it lies before the first message that is here', () => {
    const alone = after(began, read(1, [message(2, { replyTo: quote })], { isComplete: false }));
    expect(quoted(alone)).toEqual(quote);
  });
});
