import { NEWSLETTER_TEXTS } from '../../../schema/news/newsletter.ts';
import { graphql } from '../../gql/gql.ts';
import { row, text } from '../row.ts';

/** The newsletter, as an admin sends it. */
export const newsletterRows = [
  row({
    method: 'post',
    path: '/api/admin/newsletter',
    operation: graphql(/* GraphQL */ `
      mutation RestSendNewsletter($input: SendNewsletterInput!) {
        sendNewsletter(input: $input) {
          newsletter {
            id
            subject
            total
            createdAt
          }
        }
      }
    `),
    variables: ({ body }) => ({
      input: { subject: text(body.subject, 'subject'), content: text(body.content, 'content') },
    }),
    reply: ({ sendNewsletter }) => ({
      ...sendNewsletter?.newsletter,
      message: NEWSLETTER_TEXTS.sent,
    }),
  }),
];
