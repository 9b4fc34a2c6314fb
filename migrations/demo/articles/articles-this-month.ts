import { type DemoArticle, STAFF } from './article-text.ts';

export const articlesThisMonth: readonly DemoArticle[] = [
  {
    title: 'The fourth quarter belongs to the front seven',
    excerpt:
      'Three games in a row have come down to the last drive, and three times the pass rush has ended it. We went back through every snap to see how.',
    content: `There’s a moment late in a close game when a stadium stops being loud and starts being *heavy*. You can feel it through the rail. It comes on third and long, with the other team near midfield and everybody in orange on their feet, and for the last month it has ended the same way: with a quarterback on his back.

## Four men are enough

The remarkable thing is how little help the rush needs. On the nine drives that decided the last three games, Denver sent more than four men **only five times**. Everything else was a plain four-man rush with seven in coverage, and it still arrived in under three seconds more often than not.

What changed since September is the order of things. Early in the season the ends ran wide and the tackles pushed straight ahead. Now the tackles go first. They knock the guards back a yard, the pocket loses its floor, and the ends come late and underneath, where there’s nobody left to chip them.

| Stretch | Drives | Stops | Sacks |
|---|---|---|---|
| September | 8 | 4 | 3 |
| October | 11 | 7 | 8 |
| Since | 9 | 8 | 10 |

## Fresh legs at altitude

The rotation is the other half of the story. No lineman has played more than 68 percent of the snaps in any of these games. By the fourth quarter the visitors have been breathing thin air for three hours, and the men across from them are on their 35th play, not their 60th.

> You don't need a better player late. You need the same player, less tired.

That’s the whole plan, and it travels better than you’d think. Two of the three finishes came on the road.

## What to watch next

- Does the rotation survive a short week?
- Will anybody try to run right at it? Nobody’s had the patience so far.
- The screen game is the obvious answer, and we’ve seen it only twice.

If the answer to the second question is yes, the linebackers will have to win one for a change. They’ve earned the chance.`,
    author: 'Dana Whitfield',
    category: 'Game Analysis',
    tags: ['defense', 'pass rush', 'fourth quarter', 'film room', 'rotation'],
    daysAgo: 1,
    motif: ['crowd-wave', 'wide'],
    readTime: 4,
    published: true,
  },
  {
    title: 'Five questions before kickoff',
    excerpt:
      'The short list we argue about on Tuesday nights: third down, the slot, the wind, the punter, and whether anybody still believes in the screen pass.',
    content: `We keep a list on the studio wall all week. By Saturday it is usually down to five questions. Here’s what’s left.

### 1. Can the offense stay out of third and nine?

Conversion rates fall off a cliff beyond seven yards, for every team in the league. Denver's problem isn't the conversion so much as **getting there**: too many first-down runs for nothing. Give us three second-and-fives in the first quarter and we'll relax.

### 2. Who covers the slot?

It's been a committee all season. The committee works against two receivers and starts to look crowded against three.

### 3. Is the wind a story?

The forecast says 15 to 20 mph out of the northwest. That's nothing for a throw over the middle and everything for a 51-yard kick toward the south end.

### 4. Can we talk about the punter?

Opponents have started inside their own 20 on almost half their drives after a punt. Nobody writes songs about it. Somebody should.

### 5. Does anybody still believe in the screen?

The tape says yes. The call sheet says no. Sunday will tell.`,
    author: STAFF,
    category: 'Game Analysis',
    tags: ['preview', 'third down', 'special teams', 'weather'],
    daysAgo: 3,
    motif: ['kickoff-lights', 'wide'],
    readTime: 3,
    published: true,
  },
  {
    title: 'The rookie who learned to wait',
    excerpt:
      'A running back who danced in August now follows his guard. The numbers moved, and so did the way the locker room talks about him.',
    content: `In August he ran like a man late for a flight. Every handoff was a sprint to the nearest daylight, and the nearest daylight usually closed. The coaches didn't yell. They showed him the same eleven plays, every morning, without a word.

It took until the fifth week. On a second and six near midfield he took the ball, put a hand on his right guard's back, and *waited*. One step. Two. The linebacker guessed, the guard finished his block, and nineteen yards later a stadium understood what the coaches had been saying by saying nothing.

## What waiting is worth

- Yards before contact: up by more than half since that afternoon.
- Runs for no gain: down from one in four to one in nine.
- Fumbles: none.

He is still fast. He is simply fast *second* now.

## A quiet classroom

Teammates describe a player who sits in the front row of a meeting that isn't his. He asked to join the offensive line's Thursday session, brought donuts and hasn't missed one since. The donuts are, by all accounts, the best thing to happen to that room in years.

There will be Sundays when none of it works. But a back who trusts his blockers gives everyone else a reason to hold a block for one more second, and games up here are won by those seconds.`,
    author: 'Marcus Bell',
    category: 'Player News',
    tags: ['rookies', 'running game', 'offensive line'],
    daysAgo: 5,
    motif: ['locker', 'wide'],
    readTime: 3,
    published: true,
  },
  {
    title: 'Stop booing on second down',
    excerpt:
      'An opinion from section 317: the crowd can jump offsides too, and ours has been leaving early on the snap count.',
    content: `I've had the same seat for eleven seasons, and I've booed with the best of them. I'm asking you to stop. Not for good. Just on second down.

Second and eight isn't a failure. It is a *question*. The offense is at the line trying to hear the answer, and we're in the way. Three times this season our own quarterback has had his hands over his ear holes *at home*. Once it cost a timeout we badly wanted two hours later.

**Boo on fourth down.** Boo the spot. Boo the parking, which deserves it. But when our side has the ball and a play to call, let's try the strangest sound in football: a full house, leaning forward, saying nothing at all.

And then, on third down *for the other side*, let's bring the roof we don't have down on their heads.`,
    author: 'Ruth Okafor',
    category: 'Opinion',
    tags: ['stadium', 'fans'],
    daysAgo: 8,
    motif: ['rain-ponchos', 'wide'],
    readTime: 2,
    published: true,
  },
  {
    title: 'Injury notebook: two back, one out, one to watch',
    excerpt:
      'A cornerback practiced in full, the tight end room is thin again and the training staff would like you to know that a calf is not an ankle.',
    content: `The report is shorter than it was a week ago, which is the best thing you can say about an injury report.

**Back:** a starting cornerback and the long snapper both practiced in full. The secondary can go back to its usual shape, and everybody on special teams can sleep.

**Out:** the second tight end will miss at least two games with a shoulder. That leaves three healthy bodies in a room that plays two on almost half its snaps.

**To watch:** a rotational edge rusher with a calf that has been called *tight*, *sore* and *fine* on three consecutive days. We believe the middle one.

Expect an elevation from the practice squad on Saturday. If it is the veteran blocker, the plan is to run. If it is the receiver who used to play basketball, the plan is to pretend to run.`,
    author: STAFF,
    category: 'Player News',
    tags: ['injuries', 'roster', 'tight ends'],
    daysAgo: 11,
    motif: ['jersey-flat', 'wide'],
    readTime: 2,
    published: true,
  },
  {
    title: 'Anatomy of a 14-play drive',
    excerpt:
      'Eight minutes, two fourth downs and not one throw longer than eleven yards. The longest drive of the season was also the most stubborn.',
    content: `It began at the eight-yard line with the crowd still complaining about the kick return, and it ended eight minutes and four seconds later with a quarterback sneak. In between were fourteen plays nobody will ever put on a poster. We love every one of them.

## The first third: breathing room

Three runs behind the left side. Four, three and four yards. The defense stayed in its light package, so Denver stayed in its heavy one.

## The middle: patience

Then came the stretch we'll remember, even if nobody else does:

1. A tight end flat for five.
2. A quarterback who kept the ball because nobody stayed home.
3. A crossing route for eleven, the *longest* gain of the drive.
4. A run for no gain. Nobody panicked.
5. A check-down on third and ten for nine and a half.
6. Fourth and inches at midfield. They went for it.

They made it by the length of the ball, and from there the other side played like a team that had already heard the bus start.

## The end: weight

Inside the ten it was six linemen, two tight ends, and a play everybody in the building could call. It didn't matter. Some drives are about surprise. This one was about **weight**, and by then all of it was leaning the same way.`,
    author: 'Dana Whitfield',
    category: 'Game Analysis',
    tags: ['offense', 'film room', 'fourth down'],
    daysAgo: 15,
    motif: ['whiteboard', 'wide'],
    readTime: 3,
    published: true,
  },
  {
    title: 'Tailgate report: green chile, cold hands, warm welcome',
    excerpt:
      'We walked Lot J with a notebook and an appetite. Here’s who fed us, what they poured and the one rule nobody breaks.',
    content: `The rule is that you never ask for seconds. You just stand nearby with an empty bowl and an honest face. We tested it at nine grills and went nine for nine.

The best **green chile** belonged to a family from Pueblo who have parked under the same light pole since before there was a light pole. It's roasted, not boiled, and served over potatoes "because bread gets ideas." The runner-up came out of a converted ice cream truck and made two of our photographers cry.

For the grown-ups there was bourbon, poured small and discussed at length. A retired schoolteacher poured us a flight in the order of the offensive line, left tackle to right, and we can report that the center was the smoothest.

Cold hands, warm welcome, no B.S. See you under the light pole.`,
    author: 'Luis Ortega',
    category: 'General',
    tags: ['tailgate', 'food', 'game day', 'bourbon'],
    daysAgo: 20,
    motif: ['string-lights', 'wide'],
    readTime: 2,
    published: true,
  },
];
