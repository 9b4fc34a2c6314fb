import { REFUSALS } from '../refusals.ts';
import { ALL_SPANISH } from './all-spanish.ts';
import { SPANISH_REFUSALS } from './spanish.ts';

/** What can be found of the rules of the site's Spanish (spanish.ts), and what is wrong. */
const RULES = {
  'tú, not usted':
    /\busted(?:es)?\b|(?:^|[.:¡¿]\s*)(?:Haga|Elija|Escriba|Ingrese|Inicie|Intente|Revise|Seleccione|Toque)\b/,
  'the Spanish of the Americas':
    /\b(?:vosotros|vuestr[oa]s?|ordenador|vídeo|pinch[ae]|pulsa|pulse|añad\w+|fichero|cuenta atrás|barbacoa|cabecera)\b/i,
  'roster: plantel (plantilla is a template)': /\bplantilla\b(?! de Excel)/i,
  'host: conductor': /\bpresentador/i,
  'fan, and no other word': /\baficionad/i,
  'delete: borrar': /\belimin(?:[aeó]|ad[oa]s?|ar|an)\b/i,
  'podcast, without an accent': /\bpódcast/i,
  'fourth down: cuarta oportunidad': /\bcuarto down|cuarto y un/i,
  'leave out “correctamente”': /\b(?:correcta|exitosa)mente\b|\bcon éxito\b/i,
  '“ ” around what is quoted': /[«»‘’]/,
  'an ellipsis is one sign': /\.\.\./,
  'each word once': /(?<![\p{L}\d])(\p{L}{2,}) \1(?!\p{L})/u,
  'no English':
    /\b(?:the|and|with|your|please|roster|kickoff|leaderboard|dashboard|password|user)\b/,
} as const;

const pairs = [
  ...Object.entries<string>(ALL_SPANISH),
  ...Object.entries<string>(SPANISH_REFUSALS).map(
    ([key, spanish]) => [REFUSALS[key as keyof typeof REFUSALS].text as string, spanish] as const,
  ),
];

/** Names, and placeholders, which are no words. */
const spoken = (spanish: string) => spanish.replace(/\{\w+/g, '').replace(/The Huddle/g, '');

test.each(Object.entries(RULES))('the site says it like this in Spanish: %s', (_how, otherwise) => {
  const wrong = pairs.map(([, spanish]) => spanish).filter((text) => otherwise.test(spoken(text)));
  expect(wrong).toEqual([]);
});

/** Letters with periods: EE. UU., B.S. */
const ABBREVIATION = /\b(?:EE\. UU|B\.S)\.$/;
const ends = (text: string) => /[.!?…]”?$/.test(text.replace(ABBREVIATION, ''));

test('a sentence ends where the English one does', () => {
  expect(pairs.filter(([english, spanish]) => ends(english) !== ends(spanish))).toEqual([]);
});
