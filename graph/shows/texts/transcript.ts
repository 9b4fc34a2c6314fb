import * as z from 'zod/mini';
import { cleanText } from '../../../schema/clean-text.ts';
import { type PassageView, SHOW_TEXT_LIMITS } from '../../../schema/shows/show-texts.ts';
import { plainText } from '../sources/plain-text.ts';
import { TextFormatError } from './text-format-error.ts';

/** A piece of a transcript as its file has it: often only some words. */
type Cue = PassageView;

const segment = z.object({
  startTime: z.number().check(z.minimum(0), z.maximum(360_000)),
  speaker: z.optional(z.string()),
  body: z.string(),
});
const segments = z.object({ segments: z.array(z.unknown()) });

/**
 * A transcript as passages, whichever of the usual formats it is in; without times where it has none. What comes after
 * the `most`th is left out.
 */
export function transcriptIn(
  text: string,
  most: number = SHOW_TEXT_LIMITS.passages,
): PassageView[] {
  const cues = cuesIn(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
  const passages = passagesOf(cues, most);
  if (passages.length === 0) throw new TextFormatError('There is no transcript at that address');
  return passages;
}

function cuesIn(text: string): Cue[] {
  if (/^\s*\{/.test(text)) return cuesInJson(text);
  const isSubtitles = text.includes('-->') || text.startsWith('WEBVTT');
  return isSubtitles ? cuesInSubtitles(text) : paragraphsIn(text);
}

function cuesInJson(text: string): Cue[] {
  try {
    const { data } = segments.safeParse(JSON.parse(text));
    return (data?.segments ?? []).flatMap((each) => {
      const { startTime, speaker, body } = segment.safeParse(each).data ?? {};
      if (startTime === undefined || body === undefined) return [];
      return { start: Math.floor(startTime), speaker: speaker ?? null, text: body };
    });
  } catch (error) {
    throw new TextFormatError('The transcript is no JSON', { cause: error });
  }
}

const TIMES = /^\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,]\d{1,3}\s+-->/;

/** WebVTT and SubRip: blocks with a line of times, then what is said. */
function cuesInSubtitles(text: string): Cue[] {
  return text.split(/\n[ \t]*\n/).flatMap((block) => {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => TIMES.test(line));
    const [, hours = 0, minutes = 0, seconds = 0] = TIMES.exec(lines[at] ?? '') ?? [];
    if (at < 0) return [];
    const said = lines.slice(at + 1).join(' ');
    return {
      start: (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds),
      speaker: /<v(?:\.[\w.]*)?\s+([^<>]+)>/.exec(said)?.[1] ?? null,
      text: plainText(said),
    };
  });
}

const paragraphsIn = (text: string): Cue[] =>
  plainText(text)
    .split('\n')
    .map((line) => ({ start: null, speaker: null, text: line }));

const MOST_TEXT = 2_000;
const ends = /[.!?…]["'”’)]?$/;

/** Cues put together: a passage ends with its sentence, or with its speaker. */
function passagesOf(cues: readonly Cue[], most: number): PassageView[] {
  const passages: { start: number | null; speaker: string | null; text: string }[] = [];
  for (const { start, speaker: name, text: raw } of cues) {
    const text = cleanText(raw.replace(/\s+/g, ' ')).slice(0, MOST_TEXT);
    if (!text) continue;
    const speaker = name && cleanText(name).slice(0, SHOW_TEXT_LIMITS.speaker);
    const last = passages.at(-1);
    if (last && belongsTo(last, start, speaker)) last.text += ` ${text}`;
    else if (passages.length < most) passages.push({ start, speaker, text });
    else break;
  }
  return passages;
}

function belongsTo(last: PassageView, start: number | null, speaker: string | null): boolean {
  // Without times the file's own paragraphs are the best there is.
  if (start === null || (speaker !== null && speaker !== last.speaker)) return false;
  const { length } = last.text;
  if (length >= SHOW_TEXT_LIMITS.passage) return false;
  return length < SHOW_TEXT_LIMITS.passage / 2 || !ends.test(last.text);
}
