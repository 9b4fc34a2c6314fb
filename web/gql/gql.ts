/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      id\n      name\n      email\n      favoriteTeam\n      country\n      isAdmin\n      isMvp\n      avatarUrl\n      avatarType\n      bio\n      createdAt\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      id\n      name\n      email\n      favoriteTeam\n      country\n      isAdmin\n      isMvp\n      avatarUrl\n      avatarType\n      bio\n      createdAt\n    }\n  }\n": typeof types.SignUpDocument,
    "\n  mutation RestoreSession($userId: Int) {\n    restoreSession(userId: $userId) {\n      id\n      name\n      email\n      favoriteTeam\n      country\n      isAdmin\n      isMvp\n      avatarUrl\n      avatarType\n      bio\n      createdAt\n    }\n  }\n": typeof types.RestoreSessionDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": typeof types.SignOutDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email) {\n      message\n    }\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input)\n  }\n": typeof types.ResetPasswordDocument,
    "\n  fragment ChatRow_message on ChatMessage {\n    id\n    message\n    userId\n    userName\n    userAvatarType\n    avatarUrl\n    isAdmin\n    isMvp\n    likes\n    isLikedByMe\n    clientId\n    revision\n    createdAt\n    updatedAt\n  }\n": typeof types.ChatRow_MessageFragmentDoc,
    "\n  query ChatStatus {\n    chatStatus {\n      isOpen\n      nextGameDate\n      opensAt\n      closesAt\n    }\n  }\n": typeof types.ChatStatusDocument,
    "\n  query ChatLog($last: Int, $before: Int) {\n    chatMessages(last: $last, before: $before) {\n      ...ChatRow_message\n    }\n  }\n": typeof types.ChatLogDocument,
    "\n  subscription ChatEvents {\n    chatEvents {\n      kind\n      message {\n        id\n        message\n        userId\n        userName\n        userAvatarType\n        avatarUrl\n        isAdmin\n        isMvp\n        likes\n        clientId\n        revision\n        createdAt\n        updatedAt\n      }\n    }\n  }\n": typeof types.ChatEventsDocument,
    "\n  mutation SendChatMessage($message: String!, $clientId: String) {\n    sendChatMessage(message: $message, clientId: $clientId) {\n      ...ChatRow_message\n    }\n  }\n": typeof types.SendChatMessageDocument,
    "\n  mutation EditChatMessage($id: Int!, $message: String!) {\n    editChatMessage(id: $id, message: $message) {\n      ...ChatRow_message\n    }\n  }\n": typeof types.EditChatMessageDocument,
    "\n  mutation DeleteChatMessage($id: Int!) {\n    deleteChatMessage(id: $id)\n  }\n": typeof types.DeleteChatMessageDocument,
    "\n  mutation ToggleChatLike($id: Int!) {\n    toggleChatLike(id: $id) {\n      liked\n      totalLikes\n      revision\n    }\n  }\n": typeof types.ToggleChatLikeDocument,
    "\n  fragment LiteEmbed_item on ContentItem {\n    id\n    type\n    title\n    url\n    duration\n    thumbnailUrl\n    externalId\n    isCurrentlyLive\n  }\n": typeof types.LiteEmbed_ItemFragmentDoc,
};
const documents: Documents = {
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      id\n      name\n      email\n      favoriteTeam\n      country\n      isAdmin\n      isMvp\n      avatarUrl\n      avatarType\n      bio\n      createdAt\n    }\n  }\n": types.SignInDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      id\n      name\n      email\n      favoriteTeam\n      country\n      isAdmin\n      isMvp\n      avatarUrl\n      avatarType\n      bio\n      createdAt\n    }\n  }\n": types.SignUpDocument,
    "\n  mutation RestoreSession($userId: Int) {\n    restoreSession(userId: $userId) {\n      id\n      name\n      email\n      favoriteTeam\n      country\n      isAdmin\n      isMvp\n      avatarUrl\n      avatarType\n      bio\n      createdAt\n    }\n  }\n": types.RestoreSessionDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": types.SignOutDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email) {\n      message\n    }\n  }\n": types.RequestPasswordResetDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input)\n  }\n": types.ResetPasswordDocument,
    "\n  fragment ChatRow_message on ChatMessage {\n    id\n    message\n    userId\n    userName\n    userAvatarType\n    avatarUrl\n    isAdmin\n    isMvp\n    likes\n    isLikedByMe\n    clientId\n    revision\n    createdAt\n    updatedAt\n  }\n": types.ChatRow_MessageFragmentDoc,
    "\n  query ChatStatus {\n    chatStatus {\n      isOpen\n      nextGameDate\n      opensAt\n      closesAt\n    }\n  }\n": types.ChatStatusDocument,
    "\n  query ChatLog($last: Int, $before: Int) {\n    chatMessages(last: $last, before: $before) {\n      ...ChatRow_message\n    }\n  }\n": types.ChatLogDocument,
    "\n  subscription ChatEvents {\n    chatEvents {\n      kind\n      message {\n        id\n        message\n        userId\n        userName\n        userAvatarType\n        avatarUrl\n        isAdmin\n        isMvp\n        likes\n        clientId\n        revision\n        createdAt\n        updatedAt\n      }\n    }\n  }\n": types.ChatEventsDocument,
    "\n  mutation SendChatMessage($message: String!, $clientId: String) {\n    sendChatMessage(message: $message, clientId: $clientId) {\n      ...ChatRow_message\n    }\n  }\n": types.SendChatMessageDocument,
    "\n  mutation EditChatMessage($id: Int!, $message: String!) {\n    editChatMessage(id: $id, message: $message) {\n      ...ChatRow_message\n    }\n  }\n": types.EditChatMessageDocument,
    "\n  mutation DeleteChatMessage($id: Int!) {\n    deleteChatMessage(id: $id)\n  }\n": types.DeleteChatMessageDocument,
    "\n  mutation ToggleChatLike($id: Int!) {\n    toggleChatLike(id: $id) {\n      liked\n      totalLikes\n      revision\n    }\n  }\n": types.ToggleChatLikeDocument,
    "\n  fragment LiteEmbed_item on ContentItem {\n    id\n    type\n    title\n    url\n    duration\n    thumbnailUrl\n    externalId\n    isCurrentlyLive\n  }\n": types.LiteEmbed_ItemFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      id\n      name\n      email\n      favoriteTeam\n      country\n      isAdmin\n      isMvp\n      avatarUrl\n      avatarType\n      bio\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      id\n      name\n      email\n      favoriteTeam\n      country\n      isAdmin\n      isMvp\n      avatarUrl\n      avatarType\n      bio\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      id\n      name\n      email\n      favoriteTeam\n      country\n      isAdmin\n      isMvp\n      avatarUrl\n      avatarType\n      bio\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      id\n      name\n      email\n      favoriteTeam\n      country\n      isAdmin\n      isMvp\n      avatarUrl\n      avatarType\n      bio\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreSession($userId: Int) {\n    restoreSession(userId: $userId) {\n      id\n      name\n      email\n      favoriteTeam\n      country\n      isAdmin\n      isMvp\n      avatarUrl\n      avatarType\n      bio\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreSession($userId: Int) {\n    restoreSession(userId: $userId) {\n      id\n      name\n      email\n      favoriteTeam\n      country\n      isAdmin\n      isMvp\n      avatarUrl\n      avatarType\n      bio\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOut {\n    signOut\n  }\n"): (typeof documents)["\n  mutation SignOut {\n    signOut\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input)\n  }\n"): (typeof documents)["\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChatRow_message on ChatMessage {\n    id\n    message\n    userId\n    userName\n    userAvatarType\n    avatarUrl\n    isAdmin\n    isMvp\n    likes\n    isLikedByMe\n    clientId\n    revision\n    createdAt\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment ChatRow_message on ChatMessage {\n    id\n    message\n    userId\n    userName\n    userAvatarType\n    avatarUrl\n    isAdmin\n    isMvp\n    likes\n    isLikedByMe\n    clientId\n    revision\n    createdAt\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChatStatus {\n    chatStatus {\n      isOpen\n      nextGameDate\n      opensAt\n      closesAt\n    }\n  }\n"): (typeof documents)["\n  query ChatStatus {\n    chatStatus {\n      isOpen\n      nextGameDate\n      opensAt\n      closesAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChatLog($last: Int, $before: Int) {\n    chatMessages(last: $last, before: $before) {\n      ...ChatRow_message\n    }\n  }\n"): (typeof documents)["\n  query ChatLog($last: Int, $before: Int) {\n    chatMessages(last: $last, before: $before) {\n      ...ChatRow_message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ChatEvents {\n    chatEvents {\n      kind\n      message {\n        id\n        message\n        userId\n        userName\n        userAvatarType\n        avatarUrl\n        isAdmin\n        isMvp\n        likes\n        clientId\n        revision\n        createdAt\n        updatedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ChatEvents {\n    chatEvents {\n      kind\n      message {\n        id\n        message\n        userId\n        userName\n        userAvatarType\n        avatarUrl\n        isAdmin\n        isMvp\n        likes\n        clientId\n        revision\n        createdAt\n        updatedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendChatMessage($message: String!, $clientId: String) {\n    sendChatMessage(message: $message, clientId: $clientId) {\n      ...ChatRow_message\n    }\n  }\n"): (typeof documents)["\n  mutation SendChatMessage($message: String!, $clientId: String) {\n    sendChatMessage(message: $message, clientId: $clientId) {\n      ...ChatRow_message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditChatMessage($id: Int!, $message: String!) {\n    editChatMessage(id: $id, message: $message) {\n      ...ChatRow_message\n    }\n  }\n"): (typeof documents)["\n  mutation EditChatMessage($id: Int!, $message: String!) {\n    editChatMessage(id: $id, message: $message) {\n      ...ChatRow_message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteChatMessage($id: Int!) {\n    deleteChatMessage(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteChatMessage($id: Int!) {\n    deleteChatMessage(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ToggleChatLike($id: Int!) {\n    toggleChatLike(id: $id) {\n      liked\n      totalLikes\n      revision\n    }\n  }\n"): (typeof documents)["\n  mutation ToggleChatLike($id: Int!) {\n    toggleChatLike(id: $id) {\n      liked\n      totalLikes\n      revision\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LiteEmbed_item on ContentItem {\n    id\n    type\n    title\n    url\n    duration\n    thumbnailUrl\n    externalId\n    isCurrentlyLive\n  }\n"): (typeof documents)["\n  fragment LiteEmbed_item on ContentItem {\n    id\n    type\n    title\n    url\n    duration\n    thumbnailUrl\n    externalId\n    isCurrentlyLive\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;