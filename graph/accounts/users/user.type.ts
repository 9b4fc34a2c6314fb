import { DateTime } from '../../core/instants.ts';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { PublicUserView, UserView } from '../../../schema/accounts/accounts.ts';
import { AVATAR_TYPES, type AvatarType } from '../../../schema/accounts/avatars.ts';
import { enumOf } from '../../core/enum-of.ts';
import { connectionType } from '../../core/paging/connection.type.ts';

export const AvatarTypeEnum = enumOf(AVATAR_TYPES);
registerEnumType(AvatarTypeEnum, {
  name: 'AvatarType',
  description: 'The colors of an avatar without a picture.',
  valuesConfig: {
    ORANGE_NAVY: { description: 'Navy initials on orange, with a navy border.' },
    NAVY_ORANGE: { description: 'Orange initials on navy, with an orange border.' },
    WHITE_ORANGE_NAVY: { description: 'Orange initials on white, with a navy border.' },
    ORANGE_WHITE_NAVY: { description: 'White initials on deep orange, with a navy border.' },
    WHITE_NAVY_ORANGE: { description: 'Navy initials on white, with an orange border.' },
    ORANGE_NAVY_WHITE: { description: 'Navy initials on orange, with a white border.' },
    DEFAULT: { description: 'Looks like NAVY_ORANGE.' },
  },
});

@ObjectType('PublicUser', { description: 'What everyone can see about a member.' })
export class PublicUserType implements PublicUserView {
  @Field(() => Int, { description: 'The id of the account.' }) id!: number;
  @Field(() => String, { description: 'As they chose it; not unique.' }) name!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Address of their picture; null if they have none, then the palette is shown.',
  })
  avatarUrl!: string | null;
  @Field(() => AvatarTypeEnum, { description: 'Its colors if there is no picture.' })
  avatarType!: AvatarType;
  @Field(() => String, { description: 'One of the 32 teams.' }) favoriteTeam!: string;
  @Field(() => Boolean, { description: 'Whether they run the site.' }) isAdmin!: boolean;
  @Field(() => Boolean, { description: 'Whether an admin made them an MVP.' }) isMvp!: boolean;
}

@ObjectType('User', {
  description:
    'An account. Email, country, bio and createdAt are null except for the member and admins.',
})
export class UserType extends PublicUserType implements UserView<Date> {
  @Field(() => Boolean, {
    description:
      'Whether they are a moderator, who reviews chat, comments, photos, check-ins and questions.',
  })
  isModerator!: boolean;
  @Field(() => Boolean, {
    description: 'Whether they are a host, who can put shows on the air and review questions.',
  })
  isHost!: boolean;
  @Field(() => String, { nullable: true, description: 'The address they sign in with.' }) email!:
    string | null;
  @Field(() => String, { nullable: true, description: 'Name of the country in English.' })
  country!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'A few words about themselves; null if there are none.',
  })
  bio!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When they joined.' })
  createdAt!: Date | null;
}

export const UserConnectionType = connectionType('User', UserType);

export const MemberEventKindEnum = { DELETED: 'DELETED' } as const;
registerEnumType(MemberEventKindEnum, {
  name: 'MemberEventKind',
  description: 'What happened to a member.',
  valuesConfig: { DELETED: { description: 'The account is gone, and everything it posted.' } },
});

@ObjectType('MemberEvent', { description: 'What happened to a member.', simpleResolvers: true })
export class MemberEventType {
  @Field(() => MemberEventKindEnum, { description: 'What happened.' })
  readonly kind!: keyof typeof MemberEventKindEnum;

  @Field(() => Int, { description: 'The id of the member, who may be gone.' })
  readonly userId!: number;
}

@ObjectType('UserEvent', {
  description: 'An account was created, changed or deleted.',
  simpleResolvers: true,
})
export class UserEventType {
  @Field(() => Int, { description: 'The id of the account, which may be gone.' })
  readonly userId!: number;
}
