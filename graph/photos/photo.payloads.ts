import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLUpload } from 'graphql-upload-minimal';
import type { ReceivedFile } from '../core/files/multipart.ts';
import { PhotoType, PhotoDetailsInputType } from './photo.type.ts';

@InputType('UploadPhotoInput', { description: 'The picture, and what to say of it.' })
export class UploadPhotoInput {
  @Field(() => PhotoDetailsInputType, { description: 'What to say of it.' })
  readonly details!: PhotoDetailsInputType;

  @Field(() => GraphQLUpload, {
    nullable: true,
    description: 'A JPEG, PNG, GIF or WebP under 10 MB.',
  })
  readonly image?: Promise<ReceivedFile> | null;
}

@ObjectType('UploadPhotoPayload', {
  description: 'The result of uploading a photo.',
  simpleResolvers: true,
})
export class UploadPhotoPayload {
  @Field(() => PhotoType, { description: 'The photo as stored.' })
  readonly photo!: PhotoType;
}

@InputType('ApprovePhotoInput', { description: 'Which photo.' })
export class ApprovePhotoInput {
  @Field(() => Int, { description: 'The id of the photo.' })
  readonly id!: number;
}

@ObjectType('ApprovePhotoPayload', {
  description: 'The result of approving a photo.',
  simpleResolvers: true,
})
export class ApprovePhotoPayload {
  @Field(() => PhotoType, { description: 'The approved photo.' })
  readonly photo!: PhotoType;
}

@InputType('DeletePhotoInput', { description: 'Which photo.' })
export class DeletePhotoInput {
  @Field(() => Int, { description: 'The id of the photo.' })
  readonly id!: number;
}

@ObjectType('DeletePhotoPayload', {
  description: 'The result of deleting a photo.',
  simpleResolvers: true,
})
export class DeletePhotoPayload {
  @Field(() => Int, { description: 'The id of the deleted photo.' })
  readonly deletedId!: number;
}
