/** Stands where a photo could not be loaded: nothing but the ground of the frame. */
export const NO_PICTURE =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
