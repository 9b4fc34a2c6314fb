import { registerEnumType } from 'type-graphql';
import { POST_KINDS } from '../../schema/posts.ts';
import { enumOf } from '../core/enum-of.ts';

export const POST_KIND_VALUES = {
  CHAT_MESSAGE: { description: 'A message of the game chat.' },
  ARTICLE_COMMENT: { description: 'A comment on an article.' },
  PHOTO: { description: 'A photo, with its comments and likes.' },
  PHOTO_COMMENT: { description: 'A comment on a photo.' },
  CHECK_IN: { description: 'A check-in, with its picture.' },
  QUESTION: { description: 'A question to the hosts.' },
};

export const PostKindEnum = enumOf(POST_KINDS);
registerEnumType(PostKindEnum, {
  name: 'PostKind',
  description: 'What kind of post moderators look at.',
  valuesConfig: POST_KIND_VALUES,
});
