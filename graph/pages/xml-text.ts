/** What XML can't carry even when it is escaped. */
const UNSPEAKABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export const speakable = (text: string): string => text.toWellFormed().replaceAll(UNSPEAKABLE, '');
