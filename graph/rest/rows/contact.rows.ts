import { nameOf } from '../../../schema/enum-names.ts';
import { CONTACT_CATEGORIES } from '../../../schema/contact/contact.ts';
import { contactFilterInput, contactStatusInput } from '../../../schema/contact/contact-shape.ts';
import { graphql } from '../../gql/gql.ts';
import type { RestContactFragment } from '../../gql/graphql.ts';
import { after, id, inWords, nameIn, optionalText, row, text, withIds } from '../row.ts';

graphql(/* GraphQL */ `
  fragment RestContact on ContactSubmission {
    id
    user {
      id
    }
    name
    email
    category
    message
    status
    createdAt
  }
`);

const memberJson = withIds('user');
const wordsJson = inWords('category', 'status');
const contactJson = (submission: RestContactFragment) => wordsJson(memberJson(submission));

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
        category: nameIn(CONTACT_CATEGORIES, body.category),
        message: text(body.message, 'message'),
      },
    }),
    requires: ['category'],
    reply: (data) => contactJson(data.submitContact!.submission),
    status: 201,
  }),
  row({
    method: 'get',
    path: '/api/contact-submissions',
    operation: graphql(/* GraphQL */ `
      query RestContactSubmissions(
        $category: ContactCategory
        $statuses: [ContactStatus!]
        $after: String
      ) {
        contactSubmissions(category: $category, statuses: $statuses, first: 100, after: $after) {
          nodes {
            ...RestContact
          }
        }
      }
    `),
    variables: ({ query }) => {
      const status = filter(query.status, 'status');
      const { statuses } = contactFilterInput.parse({ statuses: status && [status] });
      const { category } = contactFilterInput.parse({
        category: filter(query.category, 'category'),
      });
      return {
        category: category === undefined ? null : nameOf(category),
        statuses: statuses === undefined ? null : statuses.map((one) => nameOf(one)),
        after: after('contactSubmissions', query.after),
      };
    },
    reply: (data) => data.contactSubmissions.nodes.map(contactJson),
  }),
  row({
    method: 'put',
    path: '/api/contact-submissions/:id/status',
    operation: graphql(/* GraphQL */ `
      mutation RestSetContactStatus($id: Int!, $status: ContactStatus!) {
        setContactStatus(input: { id: $id, status: $status }) {
          submission {
            ...RestContact
          }
        }
      }
    `),
    variables: ({ params, body }) => ({
      id: id(params.id),
      status: nameOf(contactStatusInput.parse(text(body.status, 'status'))),
    }),
    reply: (data) => contactJson(data.setContactStatus!.submission),
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
