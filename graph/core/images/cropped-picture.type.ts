import { GraphQLUpload } from 'graphql-upload-minimal';
import { Field, InputType } from 'type-graphql';
import type { ReceivedFile } from '../files/multipart.ts';

/** Input of every upload of a picture of which a part is shown. */
@InputType()
export abstract class CroppedPicture {
  @Field(() => GraphQLUpload, { description: 'A JPEG, PNG, GIF or WebP under 10 MB.' })
  readonly image!: Promise<ReceivedFile>;

  @Field(() => String, {
    nullable: true,
    description: 'The part to show, as JSON: x, y and scale. Null means the middle.',
  })
  readonly crop?: string | null;
}
