import { DateTime } from '../../core/instants.ts';
import { Field, Int, ObjectType } from 'type-graphql';
import type { PublicUserView, UserView } from '../../../schema/accounts/accounts.ts';
import type { AvatarType } from '../../../schema/accounts/avatars.ts';

@ObjectType('PublicUser', { description: 'What everyone can see about a member.' })
export class PublicUserType implements PublicUserView {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) avatarUrl!: string | null;
  @Field(() => String, {
    description: 'Avatar palette if there is no picture, e.g. orange-navy.',
  })
  avatarType!: AvatarType;
  @Field(() => String) favoriteTeam!: string;
  @Field(() => Boolean) isAdmin!: boolean;
  @Field(() => Boolean) isMvp!: boolean;
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
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true }) country!: string | null;
  @Field(() => String, { nullable: true }) bio!: string | null;
  @Field(() => DateTime, { nullable: true }) createdAt!: Date | null;
}
