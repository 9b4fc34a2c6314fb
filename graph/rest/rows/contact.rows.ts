import { graphql } from '../../gql/gql.ts';
import { after, id, optionalText, row, text } from '../row.ts';

graphql(/* GraphQL */ `
  fragment RestContact on ContactSubmission {
    id
    userId
    name
    email
    category
    message
    status
    createdAt
  }
`);

/** A word to filter by; undefined for all. */
const filter = (value: unknown, name: string) => {
  const word = optionalText(value, name);
  return word === '' || word === 'all' ? undefined : word;
};

/** Messages of the contact and the advertising form. */
export const contactRows = [
  row({
    method: 'post',
    path: '/api/contact-submissions',
    operation: graphql(/* GraphQL */ `
      mutation RestSubmitContact($input: SubmitContactInput!) {
        submitContact(input: $input) {
          submission {
            ...RestContact
          }
        }
      }
    `),
    variables: ({ body }) => ({
      input: {
        name: text(body.name, 'name'),
        email: text(body.email, 'email'),
        category: text(body.category, 'category'),
        message: text(body.message, 'message'),
      },
    }),
    reply: (data) => data.submitContact?.submission,
    status: 201,
  }),
  row({
    method: 'get',
    path: '/api/contact-submissions',
    operation: graphql(/* GraphQL */ `
      query RestContactSubmissions($category: String, $statuses: [String!], $after: Int) {
        contactSubmissions(category: $category, statuses: $statuses, first: 100, after: $after) {
          ...RestContact
        }
      }
    `),
    variables: ({ query }) => {
      const status = filter(query.status, 'status');
      return {
        category: filter(query.category, 'category'),
        statuses: status === undefined ? undefined : [status],
        after: after(query.after),
      };
    },
    reply: (data) => data.contactSubmissions,
  }),
  row({
    method: 'put',
    path: '/api/contact-submissions/:id/status',
    operation: graphql(/* GraphQL */ `
      mutation RestSetContactStatus($id: Int!, $status: String!) {
        setContactStatus(input: { id: $id, status: $status }) {
          submission {
            ...RestContact
          }
        }
      }
    `),
    variables: ({ params, body }) => ({ id: id(params.id), status: text(body.status, 'status') }),
    reply: (data) => data.setContactStatus?.submission,
  }),
  row({
    method: 'delete',
    path: '/api/contact-submissions/:id',
    operation: graphql(/* GraphQL */ `
      mutation RestDeleteContact($id: Int!) {
        deleteContactSubmission(input: { id: $id }) {
          deletedId
        }
      }
    `),
    variables: ({ params }) => ({ id: id(params.id) }),
    reply: () => ({ success: true }),
  }),
];
