import { nameOf } from '../../../schema/enum-names.ts';
import { TEST_PASSWORD } from '../session.ts';

/**
 * The same act over GraphQL and REST. `<names>` are placeholders for things of a world (permission-world.ts),
 * `<lineup>` for a lineup. An act without a REST path has none in the documents.
 */
export interface Act {
  readonly name: string;
  /** Without the word query or mutation it is a mutation. */
  readonly graph: string;
  /** Method and path. */
  readonly rest?: string;
  readonly body?: object;
  /** A picture goes along; the body's fields are those of a form then. */
  readonly hasPicture?: true;
}

export const act = (name: string, graph: string, rest?: string, body?: object): Act => ({
  name,
  graph,
  ...(rest !== undefined && { rest }),
  ...(body && { body }),
});

export const photoUpload = (category: string): Act => ({
  name: `upload to ${category}`,
  graph: `mutation ($image: Upload) { uploadPhoto(input: { image: $image, details: { category: ${nameOf(category)}, description: "Lot J" } }) { photo { id } } }`,
  rest: 'POST /api/fan-zone/photos',
  body: { category, description: 'Lot J' },
  hasPicture: true,
});

export const messageOf = (category: string): Act => {
  const body = { name: 'Nell', email: 'nell@example.org', category, message: 'More snow games' };
  const input = JSON.stringify({ ...body, category: '<category>' })
    .replace(/"(\w+)":/g, '$1: ')
    .replace('"<category>"', nameOf(category));
  return act(
    category,
    `submitContact(input: ${input}) { submission { id } }`,
    'POST /api/contact-submissions',
    body,
  );
};

const passwords = { currentPassword: TEST_PASSWORD, newPassword: 'another one' };
const passwordsInput = `currentPassword: "${TEST_PASSWORD}", newPassword: "another one"`;

/** Profile, password and avatar of one account. */
export const accountActs = (whose: 'own' | 'other', email: string) => [
  act(
    'profile',
    `updateProfile(input: { userId: <${whose}>, name: "Nell", email: "${email}" }) { user { id } }`,
    `PUT /api/users/<${whose}>/profile`,
    { name: 'Nell', email },
  ),
  act(
    'password',
    `changePassword(input: { userId: <${whose}>, ${passwordsInput} }) { isChanged }`,
    `PUT /api/users/<${whose}>/password`,
    passwords,
  ),
  act(
    'avatar',
    `updateAvatar(input: { userId: <${whose}>, avatarType: NAVY_ORANGE }) { user { id } }`,
    `PUT /api/users/<${whose}>`,
    { avatarType: 'navy-orange' },
  ),
];
