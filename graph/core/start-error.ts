/** Why the site does not start, and what to do about it, in one line for whoever starts it. */
export class StartError extends Error {}
