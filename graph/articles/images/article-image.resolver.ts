import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { uploadImage } from './article-image.service.ts';
import { UploadImageInput, UploadImagePayload } from './article-image.payloads.ts';

@Resolver()
export class ArticleImageResolver {
  @Mutation(() => UploadImagePayload, {
    nullable: true,
    description:
      'Stores a picture for an article or a sponsor: a JPEG, PNG, GIF or WebP under 10 MB, sent as a GraphQL multipart request. `crop` is JSON with x, y and scale.',
  })
  async uploadImage(
    @Ctx() ctx: Context,
    @Arg('input', () => UploadImageInput, { description: 'The picture, and the part to show.' })
    { image, crop }: UploadImageInput,
  ): Promise<UploadImagePayload> {
    return { image: await uploadImage(ctx, await image, crop) };
  }
}
