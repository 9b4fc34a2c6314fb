import { badInput, conflict, notFound } from './codes.ts';

/** Shows and episodes. */
export const SHOWS_REFUSALS = {
  'show.type': badInput('Unknown kind of show'),
  'show.titleTooLong': badInput('Title must be {max} characters or less'),
  'show.url': badInput('The address must start with https://'),
  'show.descriptionTooLong': badInput('Description must be {max} characters or less'),
  'show.duration': badInput('Duration must look like 58:12 or 1:02:45'),
  'show.unknown': notFound('Show not found'),
  'show.notLive': badInput('Only a live show can be on the air'),
  'show.picture': badInput('The picture’s address must start with https://'),
  'show.audio': badInput('The audio file’s address must start with https://'),
  'show.scheduledTooLate': badInput('Choose a time within two years'),
  'show.appears': badInput('Enter a day and a time that Denver’s clocks show'),
  'show.hidden': badInput('This show is hidden. Show it first.'),
  'show.known': conflict('This show is already on the site'),
  'show.chapterLine': badInput('Line {line} needs a time and a title, as in 12:30 The rookies'),
  'show.chapterOrder': badInput('Line {line} must be later than the line before'),
  'show.chapterTitle': badInput('The title in line {line} must be {max} characters or less'),
  'show.chapterCount': badInput('Enter {max} chapters or fewer'),
  'show.transcriptTooLong': badInput('The transcript must be {max} characters or less'),
  'show.transcriptPassages': badInput('The transcript has more than {max} passages'),
  'show.transcriptFormat': badInput('There is no transcript in this text'),
  'listening.seconds': badInput('Enter whole seconds from 0 to {max}'),
  'source.channel': badInput(
    'Enter the channel’s id, which starts with UC, or its address with that id in it',
  ),
  'source.feed': badInput('Enter the address of the feed, starting with https://'),
  'source.notOutside': badInput('This address can’t be reached from the internet'),
} as const;
