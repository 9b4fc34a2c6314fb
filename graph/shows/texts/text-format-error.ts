/** What came from the host is not in a form that can be read. */
export class TextFormatError extends Error {}
