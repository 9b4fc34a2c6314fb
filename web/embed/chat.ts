import {
  afterEvent,
  type ChatData,
  chatView,
  type EmbeddedChatEvent,
} from '../../schema/embeds/chat-view.ts';
import { askAge } from './age-question.ts';
import { draw } from './draw.ts';
import { reader, settings, startFrame, view } from './frame.ts';

/** Pixels from the end at which a reader still counts as being there. */
const AT_END = 40;

async function start(): Promise<void> {
  await askAge(view, reader, settings.site);
  draw(view, []);
  // It scrolls, also by keys.
  view.tabIndex = 0;
  await startFrame<ChatData>({
    show: (data) => chatView(data, reader),
    apply({ chat: { nodes } }, event) {
      if (!('chatEvents' in event)) return undefined;
      return {
        data: { chat: { nodes: afterEvent(nodes, event.chatEvents as EmbeddedChatEvent) } },
      };
    },
    around() {
      const isAtEnd = view.scrollHeight - view.scrollTop - view.clientHeight < AT_END;
      return () => {
        if (isAtEnd) view.scrollTop = view.scrollHeight;
      };
    },
  });
}

void start();
