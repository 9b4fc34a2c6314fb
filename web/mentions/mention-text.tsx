import { Fragment, use } from 'react';
import { Link } from 'react-router-dom';
import { memberPath } from '../../schema/accounts/member-profile.ts';
import { mentionParts } from '../../schema/mentions.ts';
import { AuthContext } from '../accounts/session/auth.ts';

interface Mentioned {
  readonly id: number;
  readonly name: string;
}

/** A text in which the names of those it mentions lead to their pages; the reader's own is marked. */
export function MentionText({ text, mentions }: { text: string; mentions: readonly Mentioned[] }) {
  const viewerId = use(AuthContext)?.user?.id;
  if (mentions.length === 0) return text;
  return mentionParts(text, mentions).map((part, index) => {
    const [member, ...others] = part.members;
    if (!member) return <Fragment key={index}>{part.text}</Fragment>;
    if (part.members.some(({ id }) => id === viewerId))
      return (
        <mark
          key={index}
          className="rounded-badge bg-tint-orange font-semibold text-on-tint-orange"
        >
          {part.text}
        </mark>
      );
    // Which of several members of a name is meant, the text does not say.
    if (others.length > 0)
      return (
        <b key={index} className="font-semibold">
          {part.text}
        </b>
      );
    return (
      <Link key={index} to={memberPath(member.id)} className="font-semibold hover:underline">
        {part.text}
      </Link>
    );
  });
}
