import { Extensions, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  BADGE_KINDS,
  BADGE_LEVELS,
  type BadgeKind,
  type MemberBadgeView,
  type MemberProfileView,
} from '../../schema/accounts/member-profile.ts';
import { PublicUserType } from '../accounts/users/user.type.ts';
import { Day } from '../core/days.ts';
import { enumOf } from '../core/enum-of.ts';

const BadgeKindEnum = enumOf(BADGE_KINDS);
registerEnumType(BadgeKindEnum, {
  name: 'BadgeKind',
  description: 'What a badge is earned by.',
  valuesConfig: {
    SCORED_LINEUPS: { description: 'Fantasy lineups that were scored.' },
    APPROVED_PHOTOS: { description: 'Photos that were approved.' },
    QUESTIONS_ON_AIR: { description: 'Questions that the hosts answered in a show.' },
  },
});

@ObjectType('MemberBadge', {
  description: 'A badge that a member earned.',
  simpleResolvers: true,
})
export class MemberBadgeType implements MemberBadgeView {
  @Field(() => BadgeKindEnum, { description: 'What it is earned by.' })
  readonly kind!: BadgeKind;

  @Field(() => Int, { description: 'How many of them there are.' })
  readonly count!: number;

  @Field(() => Int, {
    description: `1 to ${BADGE_LEVELS.length}: the levels begin with ${BADGE_LEVELS.join(', ')} of them.`,
  })
  readonly level!: number;
}

@ObjectType('MemberProfile', {
  description: 'The public page of a member.',
  simpleResolvers: true,
})
export class MemberProfileType implements MemberProfileView {
  @Field(() => PublicUserType, { description: 'Whose page it is.' })
  readonly user!: PublicUserType;

  @Field(() => Boolean, {
    description: 'Whether they hide it: then others see only the user.',
  })
  readonly isHidden!: boolean;

  @Field(() => Day, {
    nullable: true,
    description: 'The day in Denver on which they joined; null if that is hidden from you.',
  })
  readonly joinedOn!: string | null;

  @Extensions({ isPartOfParent: true })
  @Field(() => [MemberBadgeType], {
    description: 'The badges they earned; empty if they are hidden from you.',
  })
  readonly badges!: MemberBadgeType[];
}

@InputType('SetProfileHiddenInput', { description: 'Whether others may see your page.' })
export class SetProfileHiddenInput {
  @Field(() => Boolean, { description: 'True hides it.' })
  readonly isHidden!: boolean;
}

@ObjectType('SetProfileHiddenPayload', {
  description: 'The result of hiding or showing your page.',
  simpleResolvers: true,
})
export class SetProfileHiddenPayload {
  @Field(() => MemberProfileType, { description: 'Your page as you see it.' })
  readonly profile!: MemberProfileView;
}
