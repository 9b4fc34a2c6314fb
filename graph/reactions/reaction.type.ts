import {
  Extensions,
  Field,
  InputType,
  Int,
  InterfaceType,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { enumOf } from '../core/enum-of.ts';
import {
  REACTABLE_KINDS,
  type ReactableKind,
  type ReactableView,
  type Reacted,
  type Reaction,
  REACTION_SIGNS,
  type ReactionCountView,
  REACTIONS,
  type SetReactionInput as Input,
} from '../../schema/reactions.ts';

const ReactionEnum = enumOf(REACTIONS);
registerEnumType(ReactionEnum, {
  name: 'Reaction',
  description: 'A reaction to what a member wrote.',
  valuesConfig: {
    FIRE: { description: REACTION_SIGNS.FIRE[0] },
    LAUGH: { description: REACTION_SIGNS.LAUGH[0] },
    APPLAUSE: { description: REACTION_SIGNS.APPLAUSE[0] },
    SHOCK: { description: REACTION_SIGNS.SHOCK[0] },
    TEARS: { description: REACTION_SIGNS.TEARS[0] },
    HORSE: { description: REACTION_SIGNS.HORSE[0] },
  },
});

@ObjectType('ReactionCount', {
  description: 'How many members gave a reaction.',
  simpleResolvers: true,
})
export class ReactionCountType implements ReactionCountView {
  @Field(() => ReactionEnum, { description: 'The reaction.' })
  readonly reaction!: Reaction;

  @Field(() => Int, { description: 'By how many members: at least one.' })
  readonly count!: number;
}

@InterfaceType('Reactable', {
  description: 'What members can react to: comments and chat messages.',
  resolveType: ({ __typename }: { __typename: string }) => __typename,
})
export abstract class ReactableType implements Reacted<ReactableView> {
  @Field(() => Int, { description: 'The id among its kind.' })
  readonly id!: number;

  @Extensions({ isPartOfParent: true })
  @Field(() => [ReactionCountType], {
    description: 'The reactions that members gave, in the order of the enum.',
  })
  readonly reactions!: readonly ReactionCountType[];

  @Field(() => [ReactionEnum], {
    nullable: true,
    description:
      'Those of the viewer; none for visitors. Null in events, which are the same for everyone.',
  })
  readonly myReactions!: readonly Reaction[] | null;
}

const ReactableKindEnum = enumOf(REACTABLE_KINDS);
registerEnumType(ReactableKindEnum, {
  name: 'ReactableKind',
  description: 'What can be reacted to. COMMENT: a comment on an article.',
  valuesConfig: {
    COMMENT: { description: 'A comment on an article.' },
    PHOTO_COMMENT: { description: 'A comment on a photo.' },
    CHAT_MESSAGE: { description: 'A message of the game chat.' },
  },
});

@InputType('SetReactionInput', { description: 'A reaction to give or take back.' })
export class SetReactionInput implements Input {
  @Field(() => ReactableKindEnum, { description: 'The kind of thing.' })
  readonly kind!: ReactableKind;

  @Field(() => Int, { description: 'Its id within that kind.' })
  readonly id!: number;

  @Field(() => ReactionEnum, { description: 'Which reaction.' })
  readonly reaction!: Reaction;

  @Field(() => Boolean, { description: 'True to give it, false to take it back.' })
  readonly isGiven!: boolean;
}

@ObjectType('SetReactionPayload', {
  description: 'The result of a reaction.',
  simpleResolvers: true,
})
export class SetReactionPayload {
  @Field(() => ReactableType, { description: 'What was reacted to, after the change.' })
  readonly reactable!: ReactableType;
}
