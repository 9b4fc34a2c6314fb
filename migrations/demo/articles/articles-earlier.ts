import { type DemoArticle, STAFF } from './article-text.ts';

export const articlesEarlier: readonly DemoArticle[] = [
  {
    title: 'Draft board, first look: trenches before toys',
    excerpt:
      'It’s early, the order is a guess and mocks are a disease. We caught it anyway. Here are six names and the one position we wouldn’t touch.',
    content: `Every year we promise not to do this before the snow is off the bleachers. Every year we do it before the first flake.

The shape of the roster says two things. The **line** is good and not young. The **receivers** are young and not yet good. Teams that fix the second before the first end up with fast guys watching a quarterback run for his life, so our board starts inside.

- *Two tackles* who could start at guard on day one.
- *One center* who already makes the calls for his college line.
- *Two corners* with length.
- *One tight end* who catches everything and blocks like he means it.

The position we wouldn't touch: running back. Read our piece on waiting if you need to know why.

The order will change. The order always changes. The principle shouldn't: build from the ball out, and let somebody else win April.`,
    author: 'Marcus Bell',
    category: 'Draft',
    tags: ['draft', 'offensive line', 'scouting'],
    daysAgo: 34,
    motif: ['depth-chart', 'wide'],
    readTime: 3,
    published: true,
  },
  {
    title: 'Why the bye week came at the right time',
    excerpt:
      'Bruises heal, tape gets watched, and a bad loss turns into a lesson. What we expect to look different on the other side.',
    content: `A bye is a strange gift: you get it whether you were good or not. This one came two days after the worst afternoon of the season, and we've decided to be grateful.

Three things can change in two weeks. The *first* is health, which takes nothing but time. The *second* is the opening script, which has produced one touchdown in six games and could use a new author. The *third* is how the defense lines up against bunch formations, which we'd describe in detail if kids didn't read this page.

What won't change is the schedule. Four of the next six are against teams with winning records. There are no soft landings at altitude.`,
    author: STAFF,
    category: 'General',
    tags: ['bye week', 'schedule'],
    daysAgo: 41,
    motif: ['ramp-view', 'wide'],
    readTime: 2,
    published: true,
  },
  {
    title: 'The case for the ugly win',
    excerpt: 'Nobody hangs a banner for 13–10. We would like to propose a small one.',
    content: `Style points are a loan. You pay them back in January.

The prettiest team we ever covered scored forty on its way to a division title and then met a frozen field and a defense that didn't care about poetry. It lost by a field goal. We remember the bus ride home better than any of the forties.

So when people tell us 13–10 was hard to watch, we agree, and we watch it again. There was a goal-line stand in it. There were two punts downed inside the five. There was a kicker who had missed from 44 and walked out for 47 like he'd never missed anything in his life.

**Ugly is a skill.** Keep the receipts.`,
    author: 'Ruth Okafor',
    category: 'Opinion',
    tags: ['defense', 'special teams'],
    daysAgo: 48,
    motif: ['snow-game', 'wide'],
    readTime: 2,
    published: true,
  },
  {
    title: 'A kicker, a coin and a cold garage',
    excerpt:
      'How a free agent nobody called spent a winter kicking at a quarter taped to a garage door, and what he brought with him to Denver.',
    content: `The quarter is still there. It is taped to the inside of a garage door at chest height, its face worn smooth by a winter of footballs that mostly missed it and sometimes didn't.

He had been cut twice. Nobody called in February or in March. So he marked nine yards on the concrete, which is all a garage gives you, and kicked for line alone. No distance, no wind, no crowd. Just a coin.

By his own count he hit it 412 times. When the call came in July, he packed a bag, a tee and a roll of tape.

There is a quarter on a locker in Denver now. He taps it on his way out, and nobody on the team would dream of touching it.`,
    author: 'Luis Ortega',
    category: 'Player News',
    tags: ['kickers', 'special teams', 'roster'],
    daysAgo: 55,
    motif: ['kick-tee', 'wide'],
    readTime: 2,
    published: true,
  },
  {
    title: 'Training camp: seven things we believe now',
    excerpt:
      'Two weeks in the sun, one notebook, and a list of beliefs we reserve the right to deny by Halloween.',
    content: `1. The second corner job was never open. It only looked that way.
2. There are three good centers on this roster, and one of them will be snapping it somewhere else.
3. The no-huddle is real. It ran eleven plays in under four minutes on Tuesday, and the defense asked for water.
4. The returner will be a rookie or a mistake.
5. The best battle in camp is between two longtime friends at guard who drive in together and have agreed not to talk about it in the car.
6. Altitude drills are worth the money.
7. August is a liar. But it's *our* liar, and it's good to have it back.`,
    author: 'Dana Whitfield',
    category: 'General',
    tags: ['training camp', 'depth chart', 'rookies'],
    daysAgo: 88,
    motif: ['camp-morning', 'wide'],
    readTime: 2,
    published: true,
  },
  {
    title: 'Preseason grades, and why you should ignore them',
    excerpt:
      'We handed out letters for three exhibition games and then explained, at length, why they mean nothing.',
    content: `**Quarterbacks: B.** Safe hands, short throws, nothing on film. Exactly as intended.

**Line: B+.** The starters played nineteen snaps and gave up no pressure. The reserves played the rest and gave up the rest.

**Secondary: A−.** Two interceptions by guys who may not be here next week. Somebody has to make those calls, and we're glad it isn't us.

**Kicking: incomplete.** One wide, one short, one from 56 that made the bench stand up.

Now forget all of it. The games that count have a different weight, a different speed, and a different crowd. We only do this because you ask.`,
    author: STAFF,
    category: 'Game Analysis',
    tags: ['preseason', 'grades'],
    daysAgo: 74,
    motif: ['upper-deck', 'wide'],
    readTime: 2,
    published: true,
  },
  {
    title: 'Ten years of Tuesdays',
    excerpt:
      'What began in 2016 with two microphones and a card table has become a standing date. A short history, and a thank-you.',
    content: `The first show had two microphones, one working lamp and nineteen listeners, four of whom were related to us. We talked for fifty minutes about a punt.

Since then the card table has been replaced twice. The lamp is still there. So, it turns out, are most of the nineteen, and they brought friends: Tuesday nights now have a chat that moves faster than we can read, a podcast, a halftime show and a hall of fame for the worst takes ever sent to us in writing.

We've been wrong about quarterbacks, kickers, two head coaches and the weather. We have never once been wrong about the green chile.

**Thank you** for ten years of arguing with us. Bourbon, Broncos and no B.S. See you Tuesday at seven.`,
    author: 'Ruth Okafor',
    category: 'General',
    tags: ['the show', 'anniversary', 'fans'],
    daysAgo: 110,
    motif: ['hosts-table', 'wide'],
    readTime: 2,
    published: true,
  },
  {
    title: 'Draft: what the numbers say about December',
    excerpt: 'A first sketch of our look at cold-weather football. Not ready for the site.',
    content: `Notes so far:

- Passing yards drop, rushing attempts go up, fumbles don't change as much as people think.
- Kicks beyond fifty yards: ask for the wind data first.

Needs a table and a better opening.`,
    author: 'Dana Whitfield',
    category: 'Game Analysis',
    tags: ['weather', 'numbers'],
    daysAgo: 2,
    motif: ['snow-grill', 'wide'],
    readTime: 1,
    published: false,
  },
  {
    title: 'Mailbag: your questions, our excuses',
    excerpt: 'Collected for next week. Answers to come.',
    content: `Questions from the inbox so far:

1. Who calls the plays inside the ten?
2. Which visiting fans are the most polite?
3. Is the lamp really original?`,
    author: STAFF,
    category: 'General',
    tags: ['mailbag'],
    daysAgo: 4,
    readTime: 1,
    published: false,
  },
];
