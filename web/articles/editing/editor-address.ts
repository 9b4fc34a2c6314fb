/** The dashboard's list of articles. */
export const LIST_ADDRESS = '/admin?tab=articles';

/** The editor of a stored article, or of a draft that only this device has. */
export const draftAddress = (id: number | string): string => `${LIST_ADDRESS}&edit=${id}`;
