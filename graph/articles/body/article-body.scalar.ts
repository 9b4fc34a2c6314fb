import { GraphQLScalarType } from 'graphql';

/** Only ever sent: the server makes it from the Markdown. */
export const ArticleBodyScalar = new GraphQLScalarType({
  name: 'ArticleBody',
  description:
    'The text of an article as a sanitized HTML syntax tree (hast) without positions: { type: "root", children: [{ type: "element", tagName, properties, children } or { type: "text", value }] }.',
});
