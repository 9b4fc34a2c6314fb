import { badInput, conflict, notFound } from './codes.ts';

/** Games as admins enter them. */
export const GAMES_REFUSALS = {
  'game.unknown': notFound('Game not found'),
  'game.hasCheckIns': conflict('Members have checked in to this game, so it stays.'),
  'game.hasLineups': conflict('Members have submitted lineups for this game, so it stays.'),
  'game.hasChat': conflict('Members have chatted on the day of this game, so it stays.'),
  'game.isDemo': conflict(
    'The demo plays this game and would enter it again. Enter a game of your own on that day instead.',
  ),
  'game.stale': conflict('{by} saved this game while you were editing it'),
  'game.staleUnknown': conflict('Someone else saved this game while you were editing it'),
  'game.season': badInput('Season must be a year from {min} to {max}'),
  'game.week': badInput('Week must be a whole number from {min} to {max}'),
  'game.kickoff': badInput('Kickoff must be a date and time'),
  'game.kickoffSkipped': badInput(
    'The clocks skip that hour on this day. Please choose another time.',
  ),
  'game.id': badInput('Unknown game'),
  'game.version': badInput('Unknown version'),
  'game.opponentMissing': badInput('Opponent is required'),
  'game.opponentTooLong': badInput('Opponent must be {max} characters or less'),
  'game.isHome': badInput('Choose home or away'),
  'game.network': badInput('TV network must be {max} characters or less'),
  'game.result': badInput('Result must be W, L or T'),
  'game.score': badInput('Score must look like 24-17, our points first'),
  'game.points': badInput('Points must be a whole number from 0 to {max}'),
  'game.period': badInput('Choose a quarter or overtime'),
  'game.clock': badInput('The clock must look like 7:42, 15:00 at most'),
  'game.notOn': conflict('This game isn’t on right now'),
  'game.isFinal': conflict('This game is final. Reopen it to change the score.'),
  'game.isFed': conflict('A live feed keeps the score of this game'),
  'game.notReopened': conflict('An admin completed this game. Change it in the Games tab.'),
  'gamesFile.fileType': badInput(
    'Choose an Excel file (.xlsx or .xls), a CSV file (.csv) or a calendar (.ics)',
  ),
  'gamesFile.unreadable': badInput('This file can’t be read as a calendar'),
  'gamesFile.tooLarge': badInput('A calendar must be smaller than {kilobytes} kB'),
  'gamesFile.noHeader': badInput(
    'No sheet has a header row with an opponent column and a date column.',
  ),
  'gamesFile.noGames': badInput('There are no games of ours in this file.'),
} as const;
