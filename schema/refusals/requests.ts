import { badInput, positionGone, signedOut, tooLarge, tooMany } from './codes.ts';

/** Requests that no person wrote: of programs, by the graph, the socket, and the paths. */
export const REQUESTS_REFUSALS = {
  'input.notWhole': badInput('{name} must be a whole number'),
  'input.notId': badInput('{name} is not a valid id'),
  'input.notText': badInput('{name} must be text'),
  'input.notOneOf': badInput('{name} must be one of {words}'),
  'input.notFlag': badInput('{name} must be true or false'),
  'input.notList': badInput('{name} must be a list'),
  'input.notTime': badInput('{name} must be a time like {example}, or null'),
  'input.notCrop': badInput('{name} must be JSON with x, y and scale'),
  'page.notFromTo': badInput('{name} must be a whole number from {min} to {max}; it was {asked}.'),
  'page.notFrom': badInput('{name} must be a whole number from {min} on; it was {asked}.'),
  'ids.tooMany': badInput('{name} takes at most {max} ids; it got {asked}.'),
  'cursor.unknown': badInput('This cursor is not one of this list.'),
  'page.bothWays': badInput('Use first and after, or last and before, not both.'),
  'position.malformed': badInput(
    'This is not a position. Send one that the server gave you, or "now".',
  ),
  'position.gone': positionGone('Events were lost. Query again.'),
  'request.bad': badInput('Bad request.'),
  'request.tooLarge': tooLarge('The request is too large.'),
  'request.notJson': badInput('The body is not valid JSON.'),
  'request.notObject': badInput('The body must be a JSON object.'),
  'query.method': badInput('Send queries by GET or POST.'),
  'query.type': badInput('Send JSON, with the header Content-Type: application/json.'),
  'query.mutationByPost': badInput('Send mutations by POST.'),
  'query.subscriptionByHttp': badInput(
    'Subscriptions run over a WebSocket at this address (graphql-transport-ws), or as server-sent events at /graphql/stream.',
  ),
  'stream.subscriptionsOnly': badInput(
    'Only subscriptions are streamed here. Send queries and mutations to /graphql.',
  ),
  'query.batch': badInput('Send one operation at a time: batches are not accepted.'),
  'query.missing': badInput('The query is missing: send it as text.'),
  'query.variables': badInput('The variables must be a JSON object.'),
  'query.operationName': badInput('The operationName must be text.'),
  'query.behind': badInput('behind must be whole seconds from 0 to {max}.'),
  'query.address': badInput('The variables and extensions in the address must be JSON.'),
  'query.nestedTooDeep': badInput('The variables are nested more than {max} levels deep.'),
  'query.tooExpensive': badInput('The query costs {cost}; at most {max} is allowed.'),
  'socket.operations': tooMany('Too many operations on one socket.'),
  'socket.sessionEnded': signedOut('The session has ended. Connect again to go on as a visitor.'),
  'socket.documents': tooMany(
    'Your network has reached the limit of {max} documents that no one else uses. Use the same document with different variables, or end one first.',
  ),
  'socket.subscriptions': tooMany(
    'Your network has {max} different subscriptions, which is the limit. End one first.',
  ),
  'socket.siteFull': tooMany(
    'The site has as many different subscriptions as it can take. Please try again in a moment.',
  ),
} as const;
