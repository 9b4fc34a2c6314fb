import { graphql } from '../../gql/gql.ts';

export const SENT_NEWS = graphql(/* GraphQL */ `
  query SentNews($after: String) {
    sentBreakingNews(after: $after) {
      nodes {
        id
        headline
        url
        createdAt
        sentBy
        withdrawnAt
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const NEWS_CAME = graphql(/* GraphQL */ `
  subscription AdminNewsCame {
    breakingNews {
      id
    }
  }
`);

export const NEWS_WENT = graphql(/* GraphQL */ `
  subscription AdminNewsWent {
    breakingNewsWithdrawals {
      newsId
    }
  }
`);

export const SEND_NEWS = graphql(/* GraphQL */ `
  mutation SendNews($input: SendBreakingNewsInput!) {
    sendBreakingNews(input: $input) {
      news {
        id
      }
    }
  }
`);

export const WITHDRAW_NEWS = graphql(/* GraphQL */ `
  mutation WithdrawNews($id: Int!) {
    withdrawBreakingNews(input: { id: $id }) {
      news {
        id
        withdrawnAt
      }
    }
  }
`);

export const PIN_LINE = graphql(/* GraphQL */ `
  mutation PinLine($input: PinLineInput!) {
    pinLine(input: $input) {
      line {
        ...PinnedLine_line
      }
    }
  }
`);

export const UNPIN_LINE = graphql(/* GraphQL */ `
  mutation UnpinLine {
    unpinLine {
      line {
        id
      }
    }
  }
`);
