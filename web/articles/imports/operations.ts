import { graphql } from '../../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment ArticleImport_import on ArticleImport {
    id
    filename
    format
    state
    createdAt
    ready
    faulty
    known
    made
    missingPictures
  }
`);

export const ARTICLE_IMPORTS = graphql(/* GraphQL */ `
  query ArticleImports {
    articleImports {
      ...ArticleImport_import
    }
  }
`);

export const ARTICLE_IMPORT = graphql(/* GraphQL */ `
  query ArticleImport($id: Int!, $after: String) {
    articleImport(id: $id) {
      ...ArticleImport_import
      posts(after: $after) {
        nodes {
          id
          title
          path
          publishedAt
          state
          fault
          article {
            id
          }
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`);

export const PREVIEW_IMPORT = graphql(/* GraphQL */ `
  mutation PreviewArticleImport($file: Upload!) {
    previewArticleImport(input: { file: $file }) {
      articleImport {
        ...ArticleImport_import
      }
    }
  }
`);

export const START_IMPORT = graphql(/* GraphQL */ `
  mutation StartArticleImport($id: Int!, $asDrafts: Boolean!, $oldSite: String) {
    startArticleImport(input: { id: $id, areDrafts: $asDrafts, oldSite: $oldSite }) {
      articleImport {
        ...ArticleImport_import
      }
    }
  }
`);

export const UNDO_IMPORT = graphql(/* GraphQL */ `
  mutation UndoArticleImport($id: Int!) {
    undoArticleImport(input: { id: $id }) {
      articleImport {
        ...ArticleImport_import
      }
    }
  }
`);

export const ARTICLE_IMPORT_EVENTS = graphql(/* GraphQL */ `
  subscription ArticleImportEvents {
    articleImportEvents {
      importId
    }
  }
`);
