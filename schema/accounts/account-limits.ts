/** Limits that screens need before the input shapes are loaded. */
export const NAME_MAXIMUM = 100;
export const PASSWORD_MINIMUM = 6;
export const PASSWORD_MAXIMUM = 1024;
export const ADMIN_PASSWORD_MINIMUM = 10;
export const BIO_MAXIMUM = 500;

/** Where members download all that the site stores about them. */
export const OWN_DATA_PATH = '/my-data.zip';
