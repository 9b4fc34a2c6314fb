import { Extensions, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  FILTER_ACTIONS,
  FILTER_LIMITS,
  FILTER_RULES,
  type FilterAction,
  type FilteredKind,
  type FilterRule,
  type FilterTrialView,
  type FilterView,
  FILTERED_KINDS,
  TRIAL_LISTED,
  TRIAL_POSTS,
  type TrialMatchView,
  type TrialMemberView,
} from '../../schema/filters/filters.ts';
import { enumOf } from '../core/enum-of.ts';
import { DateTime } from '../core/instants.ts';

export const FilteredKindEnum = enumOf(FILTERED_KINDS);
registerEnumType(FilteredKindEnum, {
  name: 'FilteredKind',
  description: 'The posts that filters read: those that are published at once.',
  valuesConfig: {
    CHAT_MESSAGE: { description: 'Messages in the game chat.' },
    ARTICLE_COMMENT: { description: 'Comments on articles.' },
    PHOTO_COMMENT: { description: 'Comments on photos.' },
  },
});

const FilterRuleEnum = enumOf(FILTER_RULES);
registerEnumType(FilterRuleEnum, {
  name: 'FilterRule',
  description: 'What a filter looks for.',
  valuesConfig: {
    WORDS: { description: 'Words and phrases.' },
    PATTERN: { description: 'A regular expression in the syntax of RE2.' },
    LINKS: { description: 'Links, except to allowed sites.' },
    REPEATS: { description: 'The same text more than `count` times within `minutes`.' },
    FLOOD: { description: 'More than `count` posts within `minutes`.' },
    NEW_MEMBERS: { description: 'Every post of who has been a member for less than `memberDays`.' },
  },
});

const FilterActionEnum = enumOf(FILTER_ACTIONS);
registerEnumType(FilterActionEnum, {
  name: 'FilterAction',
  description: 'What happens to a post that matches a filter.',
  valuesConfig: {
    MARK: { description: 'It is posted, and waits in the moderators’ queue.' },
    HOLD: { description: 'It is posted once a moderator approves it.' },
    REFUSE: { description: 'It isn’t posted; the member reads the message.' },
  },
});

@ObjectType('Filter', {
  description: 'A rule that reads what members write before anybody else does.',
  simpleResolvers: true,
})
export class FilterType implements FilterView {
  @Field(() => Int, { description: 'The id of the filter.' }) readonly id!: number;
  @Field(() => String, { description: 'Its name, for moderators.' }) readonly name!: string;
  @Field(() => FilterRuleEnum, { description: 'What it looks for.' }) readonly rule!: FilterRule;
  @Extensions({ listLength: FILTER_LIMITS.words })
  @Field(() => [String], {
    description: 'Whole words and phrases; one that ends with * matches what begins like it.',
  })
  readonly words!: readonly string[];
  @Field(() => String, { nullable: true, description: 'The regular expression of a PATTERN.' })
  readonly pattern!: string | null;
  @Extensions({ listLength: FILTER_LIMITS.hosts })
  @Field(() => [String], { description: 'The sites that links may lead to.' })
  readonly allowedHosts!: readonly string[];
  @Field(() => Int, {
    nullable: true,
    description: 'So many posts are allowed, with REPEATS and FLOOD.',
  })
  readonly count!: number | null;
  @Field(() => Int, { nullable: true, description: 'Within so many minutes.' })
  readonly minutes!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Only for those who have been members for fewer days; null for everybody.',
  })
  readonly memberDays!: number | null;
  @Extensions({ listLength: FILTERED_KINDS.length })
  @Field(() => [FilteredKindEnum], { description: 'Which posts it reads.' })
  readonly kinds!: readonly FilteredKind[];
  @Field(() => FilterActionEnum, { description: 'What happens to a post that matches.' })
  readonly action!: FilterAction;
  @Field(() => String, { nullable: true, description: 'What the member reads with REFUSE.' })
  readonly message!: string | null;
  @Field(() => Boolean, { description: 'Whether it is in use.' }) readonly isOn!: boolean;
  @Field(() => DateTime, { description: 'When it was saved last.' }) readonly updatedAt!: Date;
}

@ObjectType('FilterTrialMatch', {
  description: 'A post that a filter would have matched.',
  simpleResolvers: true,
})
export class FilterTrialMatchType implements TrialMatchView {
  @Field(() => FilteredKindEnum, { description: 'What it is.' }) readonly kind!: FilteredKind;
  @Field(() => ID, { description: 'Its id, as in CHAT_MESSAGE:12.' }) readonly id!: string;
  /** Only the server reads it: the graph leads to what it names. */
  readonly userId!: number;
  @Field(() => String, { description: 'Its words.' }) readonly text!: string;
  @Field(() => DateTime, { description: 'When it was posted.' }) readonly createdAt!: Date;
}

@ObjectType('FilterTrialMember', {
  description: 'A member whom a filter would have affected.',
  simpleResolvers: true,
})
export class FilterTrialMemberType implements TrialMemberView {
  /** Only the server reads it: the graph leads to what it names. */
  readonly userId!: number;
  @Field(() => Int, { description: 'How many of their posts.' }) readonly matchCount!: number;
}

@ObjectType('FilterTrial', {
  description: 'What a filter would have matched in the posts of the last week.',
  simpleResolvers: true,
})
export class FilterTrialType implements FilterTrialView {
  @Field(() => Int, { description: 'How many posts it read.' }) readonly postCount!: number;
  @Field(() => Int, { description: 'How many matched.' }) readonly matchCount!: number;
  @Field(() => Int, { description: 'How many members wrote those.' }) readonly memberCount!: number;
  @Field(() => Boolean, {
    description: `False if the week had more than ${TRIAL_POSTS.toLocaleString('en-US')} posts; then it read the newest.`,
  })
  readonly isWhole!: boolean;
  @Extensions({ listLength: TRIAL_LISTED })
  @Field(() => [FilterTrialMatchType], {
    description: `The ${TRIAL_LISTED} newest matches, newest first.`,
  })
  readonly matches!: readonly FilterTrialMatchType[];
  @Extensions({ listLength: TRIAL_LISTED })
  @Field(() => [FilterTrialMemberType], {
    description: `The ${TRIAL_LISTED} members with the most matches, those with the most first.`,
  })
  readonly members!: readonly FilterTrialMemberType[];
}

@ObjectType('FilterEvent', {
  description: 'A filter was added, changed or deleted.',
  simpleResolvers: true,
})
export class FilterEventType {
  @Field(() => Int, { description: 'The id of the filter.' }) readonly filterId!: number;
}

@InputType('FilterInput', { description: 'A filter; what its rule doesn’t look at is ignored.' })
export class FilterInputType {
  @Field(() => String, {
    description: `For moderators, ${FILTER_LIMITS.name} characters at most.`,
  })
  readonly name!: string;
  @Field(() => FilterRuleEnum, { description: 'What it looks for.' }) readonly rule!: FilterRule;
  @Field(() => [String], {
    defaultValue: [],
    description: `With WORDS: up to ${FILTER_LIMITS.words}, each of ${FILTER_LIMITS.word} characters at most. One that ends with * matches what begins like it.`,
  })
  readonly words!: string[];
  @Field(() => String, {
    nullable: true,
    description: `With PATTERN: a regular expression in the syntax of RE2, ${FILTER_LIMITS.pattern} characters at most.`,
  })
  readonly pattern?: string | null;
  @Field(() => [String], {
    defaultValue: [],
    description: `With LINKS: sites that links may lead to, as example.org; up to ${FILTER_LIMITS.hosts}.`,
  })
  readonly allowedHosts!: string[];
  @Field(() => Int, {
    nullable: true,
    description: `With REPEATS and FLOOD: so many posts are allowed, up to ${FILTER_LIMITS.count}.`,
  })
  readonly count?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: `Within so many minutes, up to ${FILTER_LIMITS.minutes}.`,
  })
  readonly minutes?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: `Only for those who have been members for fewer days, up to ${FILTER_LIMITS.memberDays}; null for everybody.`,
  })
  readonly memberDays?: number | null;
  @Field(() => [FilteredKindEnum], { description: 'Which posts it reads.' })
  readonly kinds!: FilteredKind[];
  @Field(() => FilterActionEnum, { description: 'What happens to a post that matches.' })
  readonly action!: FilterAction;
  @Field(() => String, {
    nullable: true,
    description: `With REFUSE: what the member reads, ${FILTER_LIMITS.message} characters at most.`,
  })
  readonly message?: string | null;
  @Field(() => Boolean, { defaultValue: true, description: 'Whether it is in use.' })
  readonly isOn!: boolean;
}

@InputType('AddFilterInput', { description: 'A new filter.' })
export class AddFilterInput {
  @Field(() => FilterInputType, { description: 'The filter.' }) readonly filter!: FilterInputType;
}

@ObjectType('AddFilterPayload', {
  description: 'The result of adding a filter.',
  simpleResolvers: true,
})
export class AddFilterPayload {
  @Field(() => FilterType, { description: 'The new filter.' }) readonly filter!: FilterType;
}

@InputType('UpdateFilterInput', { description: 'A filter to change.' })
export class UpdateFilterInput {
  @Field(() => Int, { description: 'The id of the filter.' }) readonly id!: number;
  @Field(() => FilterInputType, { description: 'The whole filter, as it should be.' })
  readonly filter!: FilterInputType;
}

@ObjectType('UpdateFilterPayload', {
  description: 'The result of changing a filter.',
  simpleResolvers: true,
})
export class UpdateFilterPayload {
  @Field(() => FilterType, { description: 'The filter after the change.' })
  readonly filter!: FilterType;
}

@InputType('DeleteFilterInput', { description: 'A filter to delete.' })
export class DeleteFilterInput {
  @Field(() => Int, { description: 'The id of the filter.' }) readonly id!: number;
}

@ObjectType('DeleteFilterPayload', {
  description: 'The result of deleting a filter.',
  simpleResolvers: true,
})
export class DeleteFilterPayload {
  @Field(() => Int, { description: 'The id of the deleted filter.' }) readonly deletedId!: number;
}
