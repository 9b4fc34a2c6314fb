/** What is downloaded from an address that a member names for their avatar must be smaller. */
export const AVATAR_ADDRESS_MAX_BYTES = 5 * 1024 * 1024;

export const AVATAR_ADDRESS_TEXTS = {
  failed:
    'We couldn’t get a picture from that address. Check the link, or upload the picture instead.',
  tooLarge: 'We couldn’t get a picture from that address. It must be smaller than 5MB.',
  noPicture: 'We couldn’t get a picture from that address. It must be a JPG, PNG, GIF, or WebP.',
} as const;
