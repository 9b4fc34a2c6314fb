/** What members say under articles: title of the article, then who, how many hours after it, and what. */
export const COMMENTS: Record<string, [name: string, hours: number, text: string][]> = {
  'The fourth quarter belongs to the front seven': [
    [
      'Priya Raman',
      1,
      'I had the four-man rush at 82 percent on late downs, so this matches my charts. The table is lovely.',
    ],
    [
      'Buck Harlan',
      2,
      'The tackles going first is the whole thing. You knock the floor out and the walls fall in by themselves.',
    ],
    [
      'Tommy Brandt',
      4,
      'As a visitor from the other side of the division: please stop publishing this where our coaches can read it.',
    ],
    [
      'Ingrid Solberg',
      7,
      'Heavy is exactly the word. I could feel it through a laptop at three in the morning.',
    ],
    ['Denise Okafor', 9, 'Section 314 takes partial credit for the false starts.'],
    [
      'Walt Pemberton',
      12,
      'I have been going since the old stadium. This is the best front since you could still hear it sway.',
    ],
  ],
  'Five questions before kickoff': [
    [
      'Sloane Merriweather',
      2,
      'The punter question is the right one and nobody will ask it on television.',
    ],
    ['Jamal Whitfield', 3, 'I believe in the screen. I am the one.'],
    ['Claire Beaulieu', 6, 'Fifteen miles an hour is a summer breeze where I live, but fine.'],
    ['Greg Nakamura', 20, 'Slot coverage has been a committee since I was in school.'],
  ],
  'The rookie who learned to wait': [
    [
      'Rosalind Teague',
      1,
      'The doughnuts detail made me laugh on the train. More of this, please.',
    ],
    ['Curtis Lockwood', 5, 'Fast second. Stealing that for my under-tens.'],
    [
      'Yolanda Trujillo',
      8,
      'My grandmother used to shout "espérate" at every running back for thirty years. Finally one listened.',
    ],
    ['Mateo Villalobos', 11, 'Qué bonito artículo. Saludos desde Chihuahua.'],
  ],
  'Stop booing on second down': [
    [
      'Denise Okafor',
      1,
      'I felt personally addressed by the cowbell paragraph that is not in here.',
    ],
    [
      'Hannah Cole',
      2,
      'Disagree. I paid for the seat and I will boo on first down if it is deserved.',
    ],
    [
      'Walt Pemberton',
      3,
      'In the eighties we were silent on offense. You could hear the quarterback breathe. It can be done.',
    ],
    ['Hannah Cole', 4, 'Fine. Second down is off the table. Third and long I promise nothing.'],
    ['Vic Petrakis', 10, 'Neutral observer here. Please keep booing, all downs.'],
  ],
  'Injury notebook: two back, one out, one to watch': [
    ['Priya Raman', 2, 'Tight, sore, fine. I hate that I know exactly what this means.'],
    ['Keiko Tanaka', 9, 'Thank you for these every week. It is the first thing I read on Monday.'],
  ],
  'Anatomy of a 14-play drive': [
    ['Buck Harlan', 1, 'Fourth and a half yard. I stood up in my own kitchen.'],
    ['Sloane Merriweather', 4, 'Zero fantasy points for anybody and I have watched it six times.'],
    [
      'Oluwaseun Adebayo',
      13,
      'I am new to this sport and this is the first article that made me understand why people love it.',
    ],
    ['Rosalind Teague', 15, 'Welcome, Oluwaseun. It only gets worse from here.'],
  ],
  'Tailgate report: green chile, cold hands, warm welcome': [
    ['Ray Dominguez', 1, 'That is my cousin with the lamp post. He is unbearable now.'],
    ['Rosalind Teague', 2, 'Roasted, never boiled. I will be printing this out.'],
    ['Lena Fischer', 8, 'What is green chile? Serious question from Hamburg.'],
    ['Ray Dominguez', 9, 'Lena, send me an address. It freezes well.'],
  ],
  'Draft board, first look: trenches before toys': [
    ['Curtis Lockwood', 3, 'Build from the ball outward should be on a wall somewhere.'],
    ['Jamal Whitfield', 6, 'It is November. Somebody take their keyboard.'],
    [
      'Dusty McAllister',
      22,
      'We took a receiver first three years running. Ask me how that is going.',
    ],
  ],
  'Why the bye week came at the right time': [
    [
      'Aisling Byrne',
      5,
      'The bye week is for sleeping. Kickoffs here are on the wrong side of bedtime.',
    ],
    [
      'Greg Nakamura',
      9,
      'Children do read this page. Mine asked about bunch formations at dinner.',
    ],
  ],
  'The case for the ugly win': [
    ['Walt Pemberton', 2, 'Keep the receipts. Yes.'],
    ['Hannah Cole', 6, 'I would like mine pretty, once, as a treat.'],
    ['Buck Harlan', 7, 'Pretty is for the other conference.'],
  ],
  'A kicker, a coin and a cold garage': [
    ['Claire Beaulieu', 4, 'I have never cared about a kicker in my life and now I do.'],
    ['Ingrid Solberg', 10, 'The garage! My father practised the trumpet in ours.'],
  ],
  'Preseason grades, and why you should ignore them': [
    ['Priya Raman', 3, 'Ignored, archived, and quoted back to you in January.'],
  ],
  'Training camp: seven things we believe now': [
    ['Greg Nakamura', 4, 'Drove over for the Saturday session. Number four is true, I saw it.'],
    ['Yolanda Trujillo', 26, 'Third-generation belief: it is always the left guard.'],
  ],
  'Ten years of Tuesdays': [
    ['Rosalind Teague', 1, 'I was one of the first hundred. The closet had the better sound.'],
    ['Ingrid Solberg', 3, 'Happy birthday from the middle of the night.'],
    ['Buck Harlan', 5, 'Ten years and still no beans.'],
  ],
};

/** Under photos, in the order of the photos: who, how many hours after it, and what. */
export const PHOTO_COMMENTS: [photo: number, name: string, hours: number, text: string][] = [
  [0, 'Denise Okafor', 2, 'I can see my section from here!'],
  [0, 'Keiko Tanaka', 9, 'This is my new wallpaper.'],
  [0, 'Tommy Brandt', 12, 'Annoyingly pretty.'],
  [1, 'Buck Harlan', 1, 'That light. You cannot buy that light.'],
  [2, 'Walt Pemberton', 3, 'I have the same pennant, with more mustard on it.'],
  [2, 'Yolanda Trujillo', 5, 'My grandmother would have offered you money for that ball.'],
  [3, 'Sloane Merriweather', 4, 'Immaculate. The scarf does the work.'],
  [4, 'Ray Dominguez', 1, 'Who is on the grill? That smoke is too white.'],
  [4, 'Rosalind Teague', 2, 'It is me, Ray, and the smoke is fine.'],
  [4, 'Ray Dominguez', 3, 'The smoke is wonderful.'],
  [5, 'Claire Beaulieu', 6, 'Snow! This is what I came for.'],
  [6, 'Lena Fischer', 2, 'Our living room at two in the morning looks exactly like this.'],
  [6, 'Aisling Byrne', 7, 'Same, with more tea.'],
  [7, 'Jamal Whitfield', 1, 'I have run this play. It does not work.'],
  [8, 'Hannah Cole', 3, 'Sean, step away from the computer.'],
];
