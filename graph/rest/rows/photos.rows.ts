import { nameOf, wordIn } from '../../../schema/enum-names.ts';
import { isPhotoCategory, PHOTO_CATEGORIES } from '../../../schema/photos/photos.ts';
import { uploadPhotoInput } from '../../../schema/photos/photo-shape.ts';
import { refuse } from '../../core/errors.ts';
import { graphql } from '../../gql/gql.ts';
import type { RestPhotoFragment } from '../../gql/graphql.ts';
import { likeJson } from './like-json.ts';
import { after, found, id, optionalFlag, optionalText, row, text } from '../row.ts';
import { userJson } from './user-json.ts';

graphql(/* GraphQL */ `
  fragment RestPhoto on Photo {
    id
    imageUrl
    mimeType
    category
    description
    approved: isApproved
    featured: isFeatured
    likes: likeCount
    liked: isLikedByMe
    createdAt
    image {
      url
      width
      height
      placeholder
      sources {
        type
        srcset
      }
    }
    user {
      id
      name
      favoriteTeam
      avatarUrl
      avatarType
      isAdmin
      isMvp
    }
  }
`);

/** The paths have the member's id beside the member. */
const jsonOf = ({ id, ...photo }: RestPhotoFragment) => ({
  id,
  userId: photo.user.id,
  ...photo,
  user: userJson(photo.user),
  category: wordIn(PHOTO_CATEGORIES, photo.category),
});

type Query = Readonly<Record<string, unknown>>;

function categoryIn(word: string | undefined) {
  if (word === undefined) return undefined;
  if (!isPhotoCategory(word)) throw refuse('photo.unknownCategory');
  return nameOf(word);
}

/** A category that the graph can't name is refused in the words of the shape. */
const detailsOf = (category: string, description: string) => ({
  category: nameOf(
    isPhotoCategory(category)
      ? category
      : uploadPhotoInput.parse({ category, description }).category,
  ),
  description,
});

/** `approved` decides nothing, as the session does; it is only checked. Empty means all categories. */
function filterOf(query: Query) {
  optionalFlag(query.approved, 'approved');
  return {
    category: categoryIn(optionalText(query.category, 'category') || undefined),
    excludeAi: optionalFlag(query.excludeAi, 'excludeAi') ?? false,
  };
}

/** Photos of the Fan Zone. Who acts comes from the session; a `userId` must be the session's own. */
export const photosRows = [
  row({
    method: 'get',
    path: '/api/fan-zone/photos',
    operation: graphql(/* GraphQL */ `
      query RestPhotos($category: PhotoCategory, $excludeAi: Boolean!, $after: String) {
        photos(category: $category, excludeAi: $excludeAi, first: 100, after: $after) {
          nodes {
            ...RestPhoto
          }
        }
      }
    `),
    variables: ({ query }) => ({ ...filterOf(query), after: after('photos', query.after) }),
    reply: (data) => data.photos.nodes.map(jsonOf),
  }),
  row({
    method: 'get',
    path: '/api/fan-zone/photos/admin/all',
    operation: graphql(/* GraphQL */ `
      query RestAllPhotos($after: String) {
        allPhotos(first: 100, after: $after) {
          nodes {
            ...RestPhoto
          }
        }
      }
    `),
    variables: ({ query }) => ({ after: after('photos', query.after) }),
    reply: (data) => data.allPhotos.nodes.map(jsonOf),
  }),
  row({
    method: 'get',
    path: '/api/fan-zone/photos/:id',
    operation: graphql(/* GraphQL */ `
      query RestPhotoById($id: Int!) {
        photo(id: $id) {
          ...RestPhoto
        }
      }
    `),
    variables: ({ params }) => ({ id: id(params.id) }),
    reply: (data) => jsonOf(found(data.photo, 'photo.gone')),
  }),
  row({
    method: 'get',
    path: '/api/fan-zone/photos/:id/navigation',
    operation: graphql(/* GraphQL */ `
      query RestPhotoNavigation($id: Int!, $category: PhotoCategory, $excludeAi: Boolean!) {
        photoNavigation(id: $id, category: $category, excludeAi: $excludeAi) {
          previousPhoto {
            ...RestPhoto
          }
          nextPhoto {
            ...RestPhoto
          }
          currentIndex
          totalCount
        }
      }
    `),
    variables: ({ params, query }) => ({ id: id(params.id), ...filterOf(query) }),
    reply(data) {
      const { previousPhoto, nextPhoto, ...place } = found(data.photoNavigation, 'photo.gone');
      return {
        previousPhoto: previousPhoto && jsonOf(previousPhoto),
        nextPhoto: nextPhoto && jsonOf(nextPhoto),
        ...place,
      };
    },
  }),
  row({
    method: 'get',
    path: '/api/fan-zone-photos/:id/like-status',
    operation: graphql(/* GraphQL */ `
      query RestPhotoLikeStatus($id: Int!) {
        photo(id: $id) {
          isLikedByMe
          likeCount
        }
      }
    `),
    variables: ({ params }) => ({ id: id(params.id) }),
    reply: (data) => likeJson(found(data.photo, 'photo.gone')),
  }),
  row({
    method: 'get',
    path: '/api/fan-zone-photos/:id/like-count',
    operation: graphql(/* GraphQL */ `
      query RestPhotoLikeCount($id: Int!) {
        photo(id: $id) {
          totalLikes: likeCount
        }
      }
    `),
    variables: ({ params }) => ({ id: id(params.id) }),
    reply: (data) => found(data.photo, 'photo.gone'),
  }),
  row({
    method: 'post',
    path: '/api/fan-zone-photos/:id/like',
    operation: graphql(/* GraphQL */ `
      mutation RestTogglePhotoLike($id: Int!) {
        setLike(input: { kind: PHOTO, id: $id }) {
          likeable {
            isLikedByMe
            likeCount
          }
        }
      }
    `),
    variables: ({ params }) => ({ id: id(params.id) }),
    reply: (data) => likeJson(data.setLike!.likeable),
  }),
  row({
    method: 'post',
    path: '/api/fan-zone/photos',
    file: 'image',
    operation: graphql(/* GraphQL */ `
      mutation RestUploadPhoto($input: PhotoDetailsInput!, $image: Upload) {
        uploadPhoto(input: { details: $input, image: $image }) {
          photo {
            ...RestPhoto
          }
        }
      }
    `),
    variables: ({ body, file }) => ({
      input: detailsOf(text(body.category, 'category'), text(body.description, 'description')),
      image: file,
    }),
    reply: (data) => data.uploadPhoto && jsonOf(data.uploadPhoto.photo),
    status: 201,
  }),
  row({
    method: 'post',
    path: '/api/fan-zone/photos/:id/approve',
    operation: graphql(/* GraphQL */ `
      mutation RestApprovePhoto($id: Int!) {
        approvePhoto(input: { id: $id }) {
          photo {
            ...RestPhoto
          }
        }
      }
    `),
    variables: ({ params }) => ({ id: id(params.id) }),
    reply: (data) => data.approvePhoto && jsonOf(data.approvePhoto.photo),
  }),
  row({
    method: 'delete',
    path: '/api/fan-zone/photos/:id',
    operation: graphql(/* GraphQL */ `
      mutation RestDeletePhoto($id: Int!) {
        deletePhoto(input: { id: $id }) {
          deletedId
        }
      }
    `),
    variables: ({ params }) => ({ id: id(params.id) }),
    reply: () => ({ success: true }),
  }),
];
