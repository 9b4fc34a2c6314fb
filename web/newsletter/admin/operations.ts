import { graphql } from '../../gql/gql.ts';

graphql(/* GraphQL */ `
  fragment NewsletterRow_newsletter on Newsletter {
    id
    subject
    sentBy
    createdAt
    finishedAt
    total
    sent
    failed
    skipped
  }
`);

export const NEWSLETTERS = graphql(/* GraphQL */ `
  query Newsletters($after: String) {
    newsletters(after: $after) {
      nodes {
        ...NewsletterRow_newsletter
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const NEWSLETTER_EVENTS = graphql(/* GraphQL */ `
  subscription NewsletterEvents {
    newsletterEvents {
      ...NewsletterRow_newsletter
    }
  }
`);

export const AUDIENCE = graphql(/* GraphQL */ `
  query NewsletterAudience {
    newsletterAudience
  }
`);

export const PREVIEW_NEWSLETTER = graphql(/* GraphQL */ `
  query PreviewNewsletter($content: String!) {
    previewNewsletter(content: $content) {
      body
      text
      foot {
        language
        lines
        unsubscribe
      }
    }
  }
`);

export const SEND_NEWSLETTER = graphql(/* GraphQL */ `
  mutation SendNewsletter($input: SendNewsletterInput!) {
    sendNewsletter(input: $input) {
      newsletter {
        ...NewsletterRow_newsletter
      }
    }
  }
`);

export const SEND_TEST = graphql(/* GraphQL */ `
  mutation SendTestNewsletter($input: SendTestNewsletterInput!) {
    sendTestNewsletter(input: $input) {
      sentTo
    }
  }
`);
