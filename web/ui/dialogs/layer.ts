/** The dark ground behind a modal layer; it scrolls when the layer is taller than the window. */
export const scrimStyle =
  'fixed inset-0 z-50 grid place-items-center overflow-y-auto bg-scrim p-4 animate-fade';

export const layerStyle =
  'relative w-full rounded-card bg-raised p-5 text-text shadow-layer animate-rise sm:p-6';
