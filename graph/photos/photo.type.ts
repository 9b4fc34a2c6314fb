import { DateTime } from '../core/instants.ts';
import { Extensions, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type {
  PhotoEventKind,
  PhotoEventView,
  PhotoNavigationView,
  UploadPhotoInput,
} from '../../schema/photos/photos.ts';
import { PublicUserType } from '../accounts/users/user.type.ts';
import { ImageType } from '../core/images/image.type.ts';
import { LikeableType } from '../likes/like.type.ts';
import type { PhotoForViewer } from './photo.reads.ts';

@ObjectType('Photo', {
  description:
    'A photo of the Fan Zone. Those that wait for approval only reach their owner and moderators.',
  simpleResolvers: true,
  implements: LikeableType,
})
export class PhotoType extends LikeableType implements PhotoForViewer {
  @Field(() => Int)
  readonly userId!: number;

  @Extensions({ isPartOfParent: true })
  @Field(() => PublicUserType)
  readonly user!: PublicUserType;

  @Field(() => String)
  readonly imageUrl!: string;

  @Extensions({ isPartOfParent: true })
  @Field(() => ImageType, { description: 'The picture in the sizes there are.' })
  readonly image!: ImageType;

  @Field(() => String, { nullable: true })
  readonly mimeType!: string | null;

  @Field(() => String, {
    description:
      'game-day, memorabilia, game-day-look, tailgate, stadium, watch-party, memes or ai',
  })
  readonly category!: string;

  @Field(() => String, { nullable: true })
  readonly description!: string | null;

  @Field(() => Boolean)
  readonly approved!: boolean;

  @Field(() => Boolean)
  readonly featured!: boolean;

  @Field(() => Int, {
    description: 'Grows with every like; of two copies the higher one is the newer.',
  })
  readonly revision!: number;

  @Field(() => DateTime)
  readonly createdAt!: string;
}

@ObjectType('PhotoNavigation', {
  description: 'The previous and next photo in the filtered list, and the position.',
  simpleResolvers: true,
})
export class PhotoNavigationType implements PhotoNavigationView<PhotoType> {
  @Field(() => PhotoType, { nullable: true, description: 'The next newer one.' })
  readonly previousPhoto!: PhotoType | null;

  @Field(() => PhotoType, { nullable: true, description: 'The next older one.' })
  readonly nextPhoto!: PhotoType | null;

  @Field(() => Int, { description: 'Counted from 1.' })
  readonly currentIndex!: number;

  @Field(() => Int)
  readonly totalCount!: number;
}

const PhotoEventKindEnum: { [Kind in PhotoEventKind]: Kind } = {
  APPROVED: 'APPROVED',
  LIKED: 'LIKED',
  REMOVED: 'REMOVED',
};
registerEnumType(PhotoEventKindEnum, { name: 'PhotoEventKind' });

@ObjectType('PhotoEvent', {
  description: 'What happened to which approved photo. REMOVED carries it as it last was.',
  simpleResolvers: true,
})
export class PhotoEventType implements PhotoEventView {
  @Field(() => PhotoEventKindEnum)
  readonly kind!: PhotoEventKind;

  @Field(() => PhotoType)
  readonly photo!: PhotoType;
}

@InputType('UploadPhoto')
export class UploadPhoto implements UploadPhotoInput {
  @Field(() => String)
  readonly category!: string;

  @Field(() => String)
  readonly description!: string;
}
