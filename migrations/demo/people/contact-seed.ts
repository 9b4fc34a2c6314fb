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
    'Love the new score bar. I don’t need two phones in section 314 anymore.',
  ],
  [
    'ideas',
    'new',
    1,
    'Sloane Merriweather',
    'How about a monthly fantasy night with the commissioner on the show? I know a good one.',
  ],
  [
    'problem',
    'new',
    2,
    'Harold Pike',
    'On my old tablet the video starts as a gray box. Rotating the tablet fixes it.',
  ],
  [
    'advertising',
    'new',
    3,
    'Blue Spruce Outfitters',
    'We sell very warm gloves to people who sit outside in December. Can we talk about a mid-show read?',
  ],
  [
    'feedback',
    'reviewed',
    7,
    'Ingrid Solberg',
    'Thanks for showing kickoff in my time zone too. Converting Mountain time at midnight isn’t my strength.',
  ],
  [
    'problem',
    'reviewed',
    10,
    'Ray Dominguez',
    'Two older episodes were missing their art for a day. It’s back now, just an FYI.',
  ],
  [
    'ideas',
    'reviewed',
    14,
    'Walt Pemberton',
    'How about a spot for stories from the old stadium? I’ve got about forty.',
  ],
  [
    'advertising',
    'reviewed',
    19,
    'Larkspur Roasters',
    'Our coffee is dark and your Monday mornings are long. Please send your rates.',
  ],
  [
    'feedback',
    'completed',
    26,
    'Mateo Villalobos',
    'Bigger text in the chat, please. My eyes are older than my jersey.',
  ],
  [
    'ideas',
    'completed',
    35,
    'Claire Beaulieu',
    'A photo gallery just for snow games. That’s the whole idea.',
  ],
  [
    'problem',
    'completed',
    44,
    'Nora Whitcomb',
    'I signed up for the newsletter twice by accident. Please keep just one of me.',
  ],
  [
    'advertising',
    'completed',
    58,
    'Front Range Hardware',
    'We’d like to give away a grill on the Week 3 show.',
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
      'Grills, folding chairs and the one screw you’re missing. Family-owned in Lakewood.',
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
