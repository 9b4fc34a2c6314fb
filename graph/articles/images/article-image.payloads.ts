import { Field, InputType, ObjectType } from 'type-graphql';
import { GraphQLUpload } from 'graphql-upload-minimal';
import type { ReceivedFile } from '../../core/files/multipart.ts';
import { UploadedImageType } from './article-image.type.ts';

@InputType('UploadImageInput', { description: 'The picture, and the part to show.' })
export class UploadImageInput {
  @Field(() => GraphQLUpload, { description: 'A JPEG, PNG, GIF or WebP under 10 MB.' })
  readonly image!: Promise<ReceivedFile>;

  @Field(() => String, {
    nullable: true,
    description: 'The part to show, as JSON: x, y and scale. Null means the middle.',
  })
  readonly crop?: string | null;
}

@ObjectType('UploadImagePayload', {
  description: 'The result of storing a picture.',
  simpleResolvers: true,
})
export class UploadImagePayload {
  @Field(() => UploadedImageType, { description: 'The stored picture.' })
  readonly image!: UploadedImageType;
}
