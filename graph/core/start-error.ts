/** Says in one line why the site does not start and what the operator can do about it. */
export class StartError extends Error {}
