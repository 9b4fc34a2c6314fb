/**
 * Uses the site's fonts from here on if they have loaded (web/index.html). Called when the page changes anyway, because
 * fonts that appear at another time would shift the text being read.
 */
export function takeLoadedFonts(): void {
  const { dataset } = document.documentElement;
  if (dataset.fonts === 'loaded') dataset.fonts = 'used';
}
