import { ARTICLE_CATEGORIES } from '../../../schema/articles/articles.ts';
import { wordIn } from '../../../schema/enum-names.ts';
import { graphql } from '../../gql/gql.ts';
import type { RestArticleFragment } from '../../gql/graphql.ts';
import { likeJson } from './like-json.ts';
import { after, found, id, optionalText, row, theFile } from '../row.ts';

graphql(/* GraphQL */ `
  fragment RestArticle on Article {
    id
    title
    excerpt
    content
    author
    category
    tags
    featuredImageUrl
    featuredImageCrop {
      x
      y
      scale
    }
    imageUrls
    readTime
    viewCount
    shareCount
    likeCount
    commentCount
    published: isPublished
    publishedAt
    scheduledPublishAt
    createdAt
    updatedAt
    version
  }
`);

/** An article as the document has it: its crop is JSON text. */
export const articleJson = ({ featuredImageCrop: crop, ...article }: RestArticleFragment) => ({
  ...article,
  category: wordIn(ARTICLE_CATEGORIES, article.category),
  featuredImageCrop: crop && JSON.stringify(crop),
});

/** Articles: reading them, and what readers do with them. */
export const articlesRows = [
  row({
    method: 'get',
    path: '/api/blogs/recent',
    operation: graphql(/* GraphQL */ `
      query RestRecentArticles {
        articles(first: 3) {
          nodes {
            ...RestArticle
          }
        }
      }
    `),
    reply: (data) => data.articles.nodes.map(articleJson),
  }),
  row({
    method: 'get',
    path: '/api/blogs/published',
    operation: graphql(/* GraphQL */ `
      query RestPublishedArticles($after: String) {
        articles(first: 100, after: $after) {
          nodes {
            ...RestArticle
          }
        }
      }
    `),
    variables: ({ query }) => ({ after: after('articles', query.after) }),
    reply: (data) => data.articles.nodes.map(articleJson),
  }),
  row({
    method: 'get',
    path: '/api/blog-posts/:id',
    operation: graphql(/* GraphQL */ `
      query RestArticleById($id: Int!) {
        article(id: $id, drafts: true) {
          ...RestArticle
        }
      }
    `),
    variables: ({ params }) => ({ id: id(params.id) }),
    reply: (data) => articleJson(found(data.article, 'article.notPublished')),
  }),
  row({
    method: 'get',
    path: '/api/blog-posts/:id/navigation',
    operation: graphql(/* GraphQL */ `
      query RestArticleNavigation($id: Int!) {
        articleNavigation(id: $id) {
          previousArticle {
            id
            title
          }
          nextArticle {
            id
            title
          }
        }
      }
    `),
    variables: ({ params }) => ({ id: id(params.id) }),
    reply: (data) => found(data.articleNavigation, 'article.notPublished'),
  }),
  row({
    method: 'post',
    path: '/api/upload/image',
    file: 'image',
    operation: graphql(/* GraphQL */ `
      mutation RestUploadImage($image: Upload!, $crop: String) {
        uploadImage(input: { image: $image, crop: $crop }) {
          image {
            url
            width
            height
            placeholder
            sources {
              type
              srcset
            }
            crop {
              x
              y
              scale
            }
          }
        }
      }
    `),
    variables: ({ body, file }) => ({
      image: theFile(file),
      crop: optionalText(body.crop, 'crop'),
    }),
    reply: (data) => data.uploadImage?.image,
  }),
  row({
    method: 'post',
    path: '/api/blogs/:id/view',
    operation: graphql(/* GraphQL */ `
      mutation RestRecordArticleView($id: Int!) {
        recordArticleView(input: { id: $id }) {
          article {
            id
            viewCount
          }
        }
      }
    `),
    variables: ({ params }) => ({ id: id(params.id) }),
    reply: (data) => data.recordArticleView?.article,
  }),
  row({
    method: 'post',
    path: '/api/blogs/:id/share',
    operation: graphql(/* GraphQL */ `
      mutation RestRecordArticleShare($id: Int!) {
        recordArticleShare(input: { id: $id }) {
          article {
            id
            shareCount
          }
        }
      }
    `),
    variables: ({ params }) => ({ id: id(params.id) }),
    reply: (data) => data.recordArticleShare?.article,
  }),
  row({
    method: 'post',
    path: '/api/articles/:id/like',
    operation: graphql(/* GraphQL */ `
      mutation RestToggleArticleLike($id: Int!) {
        setLike(input: { kind: ARTICLE, id: $id }) {
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
    method: 'get',
    path: '/api/articles/:id/like-status',
    operation: graphql(/* GraphQL */ `
      query RestArticleLikeStatus($id: Int!) {
        article(id: $id) {
          isLikedByMe
          likeCount
        }
      }
    `),
    variables: ({ params }) => ({ id: id(params.id) }),
    reply: (data) => likeJson(found(data.article, 'article.notPublished')),
  }),
  row({
    method: 'get',
    path: '/api/articles/:id/like-count',
    operation: graphql(/* GraphQL */ `
      query RestArticleLikeCount($id: Int!) {
        article(id: $id) {
          totalLikes: likeCount
        }
      }
    `),
    variables: ({ params }) => ({ id: id(params.id) }),
    reply: (data) => found(data.article, 'article.notPublished'),
  }),
];
