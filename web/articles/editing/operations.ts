import { graphql } from '../../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment ArticleRow_article on Article {
    id
    title
    author
    category
    published
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
    published
    publishedAt
    scheduledPublishAt
    updatedAt
    version
  }
`);

export const ALL_ARTICLES = graphql(/* GraphQL */ `
  query AllArticles($show: ArticleFilter!, $first: Int!, $cursor: String) {
    allArticles(show: $show, first: $first, cursor: $cursor) {
      cursor
      ...ArticleRow_article
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
    createArticle(input: $input) {
      ...ArticleForm_article
    }
  }
`);

export const UPDATE_ARTICLE = graphql(/* GraphQL */ `
  mutation UpdateArticle($id: Int!, $input: ArticleInput!, $version: Int) {
    updateArticle(id: $id, input: $input, version: $version) {
      ...ArticleForm_article
    }
  }
`);

export const PUBLISH_ARTICLE = graphql(/* GraphQL */ `
  mutation PublishArticle($id: Int!) {
    publishArticle(id: $id) {
      ...ArticleRow_article
    }
  }
`);

export const SCHEDULE_ARTICLE = graphql(/* GraphQL */ `
  mutation ScheduleArticle($id: Int!, $at: DateTime) {
    scheduleArticle(id: $id, at: $at) {
      ...ArticleRow_article
    }
  }
`);

export const DELETE_ARTICLE = graphql(/* GraphQL */ `
  mutation DeleteArticle($id: Int!) {
    deleteArticle(id: $id)
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
