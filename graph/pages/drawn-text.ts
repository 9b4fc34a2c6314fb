import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';

const FONT = '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff';

let font: Font | undefined;

/** The display font of the site. Pictures are drawn where no fonts are installed, so its letters become paths. */
function displayFont(): Font {
  if (!font) {
    const opened = openSync(createRequire(import.meta.url).resolve(FONT));
    if (!('layout' in opened)) throw new Error('The display font is a collection');
    font = opened;
  }
  return font;
}

interface Place {
  readonly x: number;
  /** Of the line that the letters stand on. */
  readonly y: number;
  /** In px; smaller where the text would be wider than it may. */
  readonly size: number;
  readonly mostWidth: number;
  readonly fill: string;
}

/** A line of text as SVG. Letters that the font lacks are left out. */
export function drawnText(text: string, { x, y, size, mostWidth, fill }: Place): string {
  const { glyphs, positions, advanceWidth } = displayFont().layout(text);
  const scale = Math.min(size / displayFont().unitsPerEm, mostWidth / advanceWidth);
  let at = 0;
  const letters = glyphs.map((glyph, index) => {
    const left = at;
    at += positions[index]!.xAdvance;
    return glyph.id === 0
      ? ''
      : `<path transform="translate(${left} 0)" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${letters.join('')}</g>`;
}
