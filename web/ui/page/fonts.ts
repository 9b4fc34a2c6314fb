/**
 * Uses the site's fonts from here on if they have been loaded (web/index.html), for the moments in which the page changes
 * anyway: fonts that come at any other time would shift text the visitor is reading.
 */
export function takeLoadedFonts(): void {
  const { dataset } = document.documentElement;
  if (dataset.fonts === 'loaded') dataset.fonts = 'used';
}
