/** Where the mailed link leads. */
export const CONFIRM_PATH = '/newsletter/confirm';
