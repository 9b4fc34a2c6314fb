import { can } from '../../../schema/accounts/capabilities.ts';
import { useAuth } from '../../accounts/session/auth.ts';
import { ReactionCounts } from '../../reactions/reaction-counts.tsx';
import type { Reactions } from '../../reactions/use-reactions.ts';
import type { ChatMessage } from '../chat-message.ts';
import { actionStyle } from './row-style.ts';

interface MessageReactionsProps {
  message: ChatMessage;
  react: Reactions['react'];
}

/** The line of reactions under a message that has some; visitors who press one are asked to sign up first. */
export function MessageReactions({ message, react }: MessageReactionsProps) {
  const { user, openAuth } = useAuth();
  if (message.reactions.length === 0) return null;
  return (
    <div className="flex flex-wrap">
      <ReactionCounts
        thing={message}
        onReact={(reaction, isGiven) =>
          can(user, 'like.toggle') ? react(message, reaction, isGiven) : openAuth('signup')
        }
        className={actionStyle}
      />
    </div>
  );
}
