import { ContactSubmission } from '../../../graph/contact/contact-submission.entity.ts';
import { Sponsor } from '../../../graph/contact/sponsor.entity.ts';
import type { ContactCategory, ContactStatus } from '../../../schema/contact/contact.ts';
import { byTime, type Stage } from '../stage.ts';

/** Category, status, days before the demo begins, the sender's name, and the message. Members write under their own name. */
const MESSAGES: readonly [ContactCategory, ContactStatus, number, string, string][] = [
  [
    'feedback',
    'new',
    1,
    'Denise Okafor',
    'The new game bar is great. I no longer need two phones in section 314.',
  ],
  [
    'ideas',
    'new',
    1,
    'Sloane Merriweather',
    'How about a monthly fantasy night, with the commissioner on the show? I know a good one.',
  ],
  [
    'problem',
    'new',
    2,
    'Harold Pike',
    'On my old tablet the video starts with a gray box. Turning it round helps.',
  ],
  [
    'advertising',
    'new',
    3,
    'Blue Spruce Outfitters',
    'We sell very warm gloves to people who sit outside in December. May we talk about a mid-show mention?',
  ],
  [
    'feedback',
    'reviewed',
    7,
    'Ingrid Solberg',
    'Thank you for putting kickoff times in words. Converting Mountain time at midnight is not my strength.',
  ],
  [
    'problem',
    'reviewed',
    10,
    'Ray Dominguez',
    'Two of the older episodes had no picture for a day. They are back now, just so you know.',
  ],
  [
    'ideas',
    'reviewed',
    14,
    'Walt Pemberton',
    'Could there be a corner for stories about the old stadium? I have about forty.',
  ],
  [
    'advertising',
    'reviewed',
    19,
    'Larkspur Roasters',
    'Our coffee is dark and your mornings after are long. Please send your rates.',
  ],
  [
    'feedback',
    'completed',
    26,
    'Mateo Villalobos',
    'Larger letters in the chat, please. My eyes are older than my jersey.',
  ],
  [
    'ideas',
    'completed',
    35,
    'Claire Beaulieu',
    'A picture gallery just for snow. That is the whole idea.',
  ],
  [
    'problem',
    'completed',
    44,
    'Nora Whitcomb',
    'I signed up for the newsletter twice by accident. Please keep one of me.',
  ],
  [
    'advertising',
    'completed',
    58,
    'Front Range Hardware',
    'We would like to give away a grill on the show in week three.',
  ],
];

const SPONSORS = [
  {
    name: 'Tin Cup Ridge Distillery',
    description:
      'Small barrels, high altitude, no hurry. Poured on the porch since the first episode.',
    logoUrl: null,
    websiteUrl: 'https://tincupridge.example',
    active: true,
  },
  {
    name: 'Front Range Hardware',
    description:
      'Grills, folding chairs and the one screw that you are missing. Family owned in Lakewood.',
    logoUrl: null,
    websiteUrl: 'https://frontrangehardware.example',
    active: true,
  },
];

const addressOf = (name: string) => `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.org`;

export async function addContact({ tx, calendar, people }: Stage): Promise<void> {
  const rows = MESSAGES.map(([category, status, days, name, message], index) => ({
    user: people.find((person) => person.name === name)?.id ?? null,
    name,
    email: addressOf(name),
    category,
    message,
    status,
    createdAt: calendar.daysAgo(days, `${10 + index}:05`),
  }));
  await tx.insertMany(ContactSubmission, rows.sort(byTime));
  await tx.insertMany(
    Sponsor,
    SPONSORS.map((sponsor, position) => ({ ...sponsor, position })),
  );
}
