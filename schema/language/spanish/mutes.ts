import type { MUTES as English } from '../english/mutes.ts';

export const MUTES = {
  'Mute this member': 'Silenciar a este miembro',
  '{name} is muted': 'Silenciaste a {name}',
  'You won’t see what they post.': 'No verás lo que publique.',
  '{count|one:# item you muted isn’t shown.|other:# items you muted aren’t shown.}':
    '{count|one:No se muestra # elemento que silenciaste.|other:No se muestran # elementos que silenciaste.}',
  'Your mutes': 'Lo que silenciaste',
  'You muted this.': 'Silenciaste esto.',
  'Show anyway': 'Mostrar de todos modos',
} as const satisfies Readonly<Record<(typeof English)[number], string>>;
