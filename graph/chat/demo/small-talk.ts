export interface Said {
  readonly en: readonly string[];
  /** By members from Spanish-speaking countries, beside the English ones. */
  readonly es?: readonly string[];
}

/** What the demo's members say before and after the game, and while little happens in it. */
export const SMALL_TALK = {
  hello: {
    en: [
      'In my seat. Let’s go.',
      'Evening, everybody. Snacks are out.',
      'Made it home with two minutes to spare.',
      'Flag’s up, dog’s in his jersey, we’re ready.',
      'Anybody else’s stomach in knots?',
      'I said I’d watch calmly tonight. We’ll see.',
      'Coffee at this hour, because of you people.',
      'My kid picked the score: 41–3. Optimist.',
      'First one to say “it’s early” owes me a soda.',
      'Good crowd in here already.',
      'Wings in the oven. Perfect timing.',
      'Who’s got the good seats tonight?',
    ],
    es: ['Ya estamos aquí. ¡Vamos!', 'Saludos desde casa, con botana y todo.'],
  },
  kickoff: {
    en: [
      'Here we go!',
      'And we’re off.',
      'Deep breath. Kickoff.',
      'LET’S RIDE',
      'I love this sound. Every time.',
      'Phones down, eyes up. Well, one phone.',
      'Kickoff! My neighbors know already.',
      'Three hours of my heart rate, starting now.',
    ],
    es: ['¡Arrancamos!', '¡Que empiece lo bueno!'],
  },
  bored: {
    en: [
      'Quiet stretch. I’m refilling.',
      'Anybody else fixing a sandwich?',
      'These punts are putting the dog to sleep.',
      'Field position battle. My favorite. (It isn’t.)',
      'Is it me, or is this quarter long?',
      'Who’s winning the fantasy week?',
      'My dad just asked what down it is. Every down.',
      'Checking in from the kitchen. What’d I miss?',
      'Somebody make something happen.',
      'The halftime snack is in danger.',
      'Nice night for it, at least.',
      'I’d like one long touchdown, please.',
      'Clock’s moving, we’re not.',
      'Best part of my week, even the slow parts.',
    ],
    es: ['¿Y la emoción?', 'Voy por más salsa.'],
  },
  halftime: {
    en: [
      'Halftime. Breathe.',
      'Half a game to go. Stretch those legs.',
      'Refill time. Back in ten.',
      'What do we change at the half? Discuss.',
      'I’d take this half again.',
      'Dishes now, regrets later.',
    ],
  },
  win: {
    en: [
      'WE WIN! What a night.',
      'Drive home safe, everybody. Honk all the way.',
      'Best chat on the Internet. See you next week.',
      'Going to watch the highlights three times.',
      'That’s a good Monday in the bank.',
      'Everybody gets chili.',
      'I never doubted them. Ignore the second quarter.',
      'Orange sky tonight.',
      'Good game, good people. Night, all.',
    ],
    es: ['¡Ganamos! Buenas noches a todos.'],
  },
  loss: {
    en: [
      'Well. That happened.',
      'We’ll get the next one.',
      'Going to bed mad.',
      'Proud of the fight, anyway.',
      'No highlights for me tonight.',
      'See you next week. Bring better luck.',
      'Same seat, different shirt next time.',
      'Night, all. Thanks for the company.',
    ],
    es: ['Ni modo. A la próxima.'],
  },
  tie: {
    en: [
      'A tie. Who orders a tie?',
      'Nobody’s happy, so I guess it’s fair.',
      'All that for a draw.',
      'Night, all. Weird one.',
    ],
  },
} as const satisfies Record<string, Said>;
