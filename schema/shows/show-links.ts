import { wordOf } from '../enum-names.ts';
import type { NamedContentType } from './shows.ts';

const VIDEO =
  /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/)([\w-]{6,20})/i;
const EPISODE = /^https:\/\/open\.spotify\.com\/(?:[\w-]+\/)?episode\/(\w{8,40})/i;

/** The id of a video or an episode in its address at the platform, for the embedded player; null when it isn't one. */
export const idInAddress = (type: NamedContentType, url: string): string | null =>
  (wordOf(type) === 'podcast' ? EPISODE : VIDEO).exec(url)?.[1] ?? null;
