import { GraphQLUpload } from 'graphql-upload-minimal';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import type { ReceivedFile } from '../../core/files/multipart.ts';
import { uploadImage } from './article-image.service.ts';
import { UploadedImageType } from './article-image.type.ts';

@Resolver()
export class ArticleImageResolver {
  @Mutation(() => UploadedImageType, {
    description:
      'Stores a picture for an article or a sponsor: a JPEG, PNG, GIF or WebP under 10 MB, sent as a GraphQL multipart request. `crop` is JSON with x, y and scale.',
  })
  async uploadImage(
    @Ctx() ctx: Context,
    @Arg('image', () => GraphQLUpload, { description: 'A JPEG, PNG, GIF or WebP under 10 MB.' })
    image: Promise<ReceivedFile>,
    @Arg('crop', () => String, {
      nullable: true,
      description: 'The part to show, as JSON: x, y and scale. Null means the middle.',
    })
    crop?: string,
  ): Promise<UploadedImageType> {
    return uploadImage(ctx, await image, crop);
  }
}
