import { COUNTRY_FILTERS, TEAM_FILTERS, USER_SORTS } from '../../../schema/accounts/user-list.ts';
import { LARGEST_PAGE } from '../../../schema/site/paging.ts';
import { graphql } from '../../gql/gql.ts';
import { refuse } from '../../core/errors.ts';
import { cursorOfSkip } from '../../core/paging/cursors.ts';
import { jsonOf } from './accounts.rows.ts';
import { id, optionalText, optionalWord, row, whole } from '../row.ts';

const number = (value: unknown, name: string, usual: number) =>
  value === undefined ? usual : whole(value, name);

/** The page that begins behind so many users. */
function skipped(offset: number): string {
  if (offset < 0) throw refuse('page.notFrom', { name: 'offset', min: 0, asked: offset });
  return cursorOfSkip('users', offset);
}

/** The users as admins see them. */
export const usersRows = [
  row({
    method: 'get',
    path: '/api/admin/users',
    operation: graphql(/* GraphQL */ `
      query RestUsers($filter: UserFilterInput, $sort: UserSort!, $first: Int!, $after: String) {
        users(filter: $filter, sort: $sort, first: $first, after: $after) {
          nodes {
            ...RestUser
          }
        }
      }
    `),
    variables: ({ query }) => ({
      filter: {
        search: optionalText(query.search, 'search'),
        team: optionalWord(TEAM_FILTERS, query.team, 'team'),
        country: optionalWord(COUNTRY_FILTERS, query.country, 'country'),
      },
      sort: optionalWord(USER_SORTS, query.sort, 'sort') ?? 'NEWEST',
      first: number(query.first, 'first', LARGEST_PAGE),
      after: skipped(number(query.offset, 'offset', 0)),
    }),
    reply: (data) => data.users.nodes.map(jsonOf),
  }),
  row({
    method: 'delete',
    path: '/api/admin/users/:id',
    operation: graphql(/* GraphQL */ `
      mutation RestDeleteUser($id: Int!) {
        deleteUser(input: { id: $id }) {
          deletedId
        }
      }
    `),
    variables: ({ params }) => ({ id: id(params.id) }),
    reply: () => ({ success: true }),
  }),
];
