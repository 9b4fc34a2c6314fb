import { fill } from './translate.ts';
import { translatorOf } from './translator.ts';

const { text, sentence } = translatorOf({
  Save: 'Guardar',
  Photos: 'Fotos',
  'Wait {seconds} seconds': 'Espera {seconds} segundos',
  'Go to {page}': 'Ir a {page}',
  'Go to {page} of {total}': 'Ir a {page} de {total}',
  'Go to the page {page}': 'Ir a la página {page}',
  'By {author}': 'Por {author}',
  '{clock} left': 'Quedan {clock}',
  '{away} at {home}': '{home} recibe a {away}',
  'How much is (a + b)? {answer}.': '¿Cuánto es (a + b)? {answer}.',
  '{name}': 'never alone',
  '{one}: {other}': 'too little to tell it by',
});

test('what stands in braces is filled in, as it is, wherever and however often it is said', () => {
  expect(fill('{name} has {count} of {count}', { name: '$& {count}', count: 3 })).toBe(
    '$& {count} has 3 of 3',
  );
  expect(fill('{name} has {count}', { name: 'Ann' })).toBe('Ann has {count}');
  expect(fill('{name}')).toBe('{name}');
});

test('a text comes with its braces; one that nobody translated does not come', () => {
  expect(text('Go to {page}')).toBe('Ir a {page}');
  expect(text('Go to {somewhere}')).toBeUndefined();
});

test.each([
  ['Save', 'Guardar'],
  ['Wait 5 seconds', 'Espera 5 segundos'],
  ['Wait\n5 seconds', 'Wait\n5 seconds'],
  ['Please Wait 5 seconds', 'Please Wait 5 seconds'],
  ['Chiefs at Broncos', 'Broncos recibe a Chiefs'],
])('%j is said as %j', (english, spanish) => expect(sentence(english)).toBe(spanish));

test('a value that is itself a text of the site is said in the language too', () => {
  expect(sentence('Go to Photos')).toBe('Ir a Fotos');
  expect(sentence('Go to Fotos')).toBe('Ir a Fotos');
});

test('values may hold anything: signs of patterns, braces, line breaks', () => {
  for (const value of ['.*', '$1', '(', '[a-z]', '\\d+', '{page}', 'two\nlines', '^|$'])
    expect(sentence(`Go to the page ${value}`)).toBe(`Ir a la página ${value}`);
});

test('a text with few words is known by numbers and names in it, not by whatever stands there', () => {
  expect(sentence('San Francisco 49ers at Denver Broncos')).toBe(
    'Denver Broncos recibe a San Francisco 49ers',
  );
  expect(sentence('10:21 left')).toBe('Quedan 10:21');
  expect(sentence('By Ana Álvarez')).toBe('Por Ana Álvarez');
  for (const unknown of [
    'By then it was over',
    'Look at the page',
    'Chiefs at a loss',
    'Go to bed',
    'something left',
  ])
    expect(sentence(unknown)).toBe(unknown);
});

test('signs of patterns in a text mean themselves', () => {
  expect(sentence('How much is (a + b)? 3.')).toBe('¿Cuánto es (a + b)? 3.');
  expect(sentence('How much is (aa b)? 3.')).toBe('How much is (aa b)? 3.');
  expect(sentence('How much is (a + b)? 3!')).toBe('How much is (a + b)? 3!');
});

test('of two texts that fit, the one that says more is meant', () => {
  expect(sentence('Go to 2 of 9')).toBe('Ir a 2 de 9');
});

test('what is nothing but values stays: such a text would fit everything', () => {
  expect(sentence('Whatever: it is')).toBe('Whatever: it is');
});
