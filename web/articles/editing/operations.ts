import { graphql } from '../../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment ArticleRow_article on Article {
    id
    title
    author
    category
    isPublished
    publishedAt
    scheduledPublishAt
    updatedAt
    viewCount
    commentCount
    likeCount
    shareCount
    version
  }
`);

graphql(/* GraphQL */ `
  fragment ArticleForm_article on Article {
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
    readTime
    isPublished
    publishedAt
    scheduledPublishAt
    updatedAt
    version
  }
`);

export const ALL_ARTICLES = graphql(/* GraphQL */ `
  query AllArticles($show: ArticleFilter!, $first: Int!, $after: String) {
    allArticles(show: $show, first: $first, after: $after) {
      nodes {
        ...ArticleRow_article
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
    articleCounts {
      total
      published
      drafts
    }
  }
`);

export const EDITED_ARTICLE = graphql(/* GraphQL */ `
  query EditedArticle($id: Int!) {
    article(id: $id, drafts: true) {
      ...ArticleForm_article
    }
  }
`);

export const PREVIEW_ARTICLE = graphql(/* GraphQL */ `
  query PreviewArticle($content: String!) {
    previewArticle(content: $content)
  }
`);

export const CREATE_ARTICLE = graphql(/* GraphQL */ `
  mutation CreateArticle($input: ArticleInput!) {
    createArticle(input: { article: $input }) {
      article {
        ...ArticleForm_article
      }
    }
  }
`);

export const UPDATE_ARTICLE = graphql(/* GraphQL */ `
  mutation UpdateArticle($id: Int!, $input: ArticleInput!, $version: Int) {
    updateArticle(input: { id: $id, article: $input, version: $version }) {
      article {
        ...ArticleForm_article
      }
    }
  }
`);

export const PUBLISH_ARTICLE = graphql(/* GraphQL */ `
  mutation PublishArticle($id: Int!) {
    publishArticle(input: { id: $id }) {
      article {
        ...ArticleRow_article
      }
    }
  }
`);

export const SCHEDULE_ARTICLE = graphql(/* GraphQL */ `
  mutation ScheduleArticle($id: Int!, $at: DateTime) {
    scheduleArticle(input: { id: $id, at: $at }) {
      article {
        ...ArticleRow_article
      }
    }
  }
`);

export const DELETE_ARTICLE = graphql(/* GraphQL */ `
  mutation DeleteArticle($id: Int!) {
    deleteArticle(input: { id: $id }) {
      deletedId
    }
  }
`);

export const ARTICLE_SAVES = graphql(/* GraphQL */ `
  subscription ArticleSaves {
    articleSaves {
      articleId
      savedBy
    }
  }
`);
