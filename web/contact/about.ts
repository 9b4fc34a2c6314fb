/** Who we are, paragraph by paragraph. */
export const ABOUT = [
  '{site} began in 2016 with one microphone, a bottle of bourbon and an argument about a fourth down. The Broncos had just won a championship, everybody in Denver had an opinion, and nobody on the radio sounded like the people we watched games with. So we made the show we wanted to hear.',
  'Ten years, five head coaches and more quarterbacks than we care to count later, the argument is still going on. We talk Denver football the way it’s talked about at home: live every Tuesday, an hour before each kickoff, at halftime and the night after, in a podcast and in the articles on this site. No press-box voice, no hot takes for hire, and when we’re wrong, we say so the next week.',
  'We are independent. No team, league or network owns a piece of us or reads a script before it airs. Sponsored spots are labeled. What we say about a fourth and one is ours alone.',
  'The Huddle is where the other half of the show happens. On game day, its chat is open from breakfast to the last whistle. The photos, the fantasy boards and the questions we read on the air all come from there, and everyone in it is a fan like you.',
] as const;

/** In figures. */
export const FACTS = [
  ['2016', 'founded'],
  ['10', 'years on air'],
  ['4', 'live shows a week'],
] as const;
