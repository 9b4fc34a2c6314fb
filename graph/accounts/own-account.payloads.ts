import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { CroppedPicture } from '../core/images/cropped-picture.type.ts';
import { IdentityProofType } from './account.inputs.ts';
import { UserType } from './users/user.type.ts';

@ObjectType('UpdateAvatarPayload', {
  description: 'The result of changing the avatar.',
  simpleResolvers: true,
})
export class UpdateAvatarPayload {
  @Field(() => UserType, { description: 'The member.' })
  readonly user!: UserType;
}

@InputType('UploadAvatarInput', { description: 'The picture, and the part to show.' })
export class UploadAvatarInput extends CroppedPicture {}

@ObjectType('UploadAvatarPayload', {
  description: 'The result of uploading a picture.',
  simpleResolvers: true,
})
export class UploadAvatarPayload {
  @Field(() => UserType, { description: 'The member.' })
  readonly user!: UserType;
}

@ObjectType('RemoveAvatarPayload', {
  description: 'The result of removing the picture.',
  simpleResolvers: true,
})
export class RemoveAvatarPayload {
  @Field(() => UserType, { description: 'The member.' })
  readonly user!: UserType;
}

@InputType('EndSessionInput', { description: 'Which session.' })
export class EndSessionInput {
  @Field(() => Int, { description: 'The id of the session.' })
  readonly id!: number;
}

@ObjectType('EndSessionPayload', {
  description: 'The result of ending a session.',
  simpleResolvers: true,
})
export class EndSessionPayload {
  @Field(() => Int, { description: 'The id of the session, which is gone.' })
  readonly deletedId!: number;
}

@ObjectType('EndOtherSessionsPayload', {
  description: 'The result of ending the other sessions.',
  simpleResolvers: true,
})
export class EndOtherSessionsPayload {
  @Field(() => Int, { description: 'How many sessions were ended.' })
  readonly ended!: number;
}

@InputType('DeleteOwnAccountInput', { description: 'A fresh proof of identity.' })
export class DeleteOwnAccountInput {
  @Field(() => IdentityProofType, { description: 'A fresh proof of identity.' })
  readonly proof!: IdentityProofType;
}

@ObjectType('DeleteOwnAccountPayload', {
  description: 'The result of deleting one’s account.',
  simpleResolvers: true,
})
export class DeleteOwnAccountPayload {
  @Field(() => Boolean, { description: 'Whether the account is gone.' })
  readonly isDeleted!: boolean;
}
