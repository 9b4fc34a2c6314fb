import type { Embed, EmbedLook } from '../../../schema/embeds/embeds.ts';

/** What is in the document of a frame. */
export interface FrameParts extends Pick<EmbedLook, 'lang' | 'theme'> {
  readonly embed: Embed;
  /** As HTML, like all that follows. */
  readonly title: string;
  readonly files: string;
  readonly settings: string;
  readonly view: string;
  readonly link: string;
}

/** The document of a frame: what it shows first, and the script that keeps it up to date (web/embed). */
export const frameHtml = ({
  lang,
  theme,
  embed,
  title,
  files,
  settings,
  view,
  link,
}: FrameParts) => `<!doctype html>
<html lang="${lang}" data-theme="${theme}" data-embed="${embed}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
${files}
${settings}
</head>
<body>
<main id="view">${view}</main>
<footer>${link}<span id="as-of" role="status"></span></footer>
<p id="said" class="heard" role="status"></p>
</body>
</html>
`;
