/**
 * The bytes of the result that says that events were lost. `toldAt` is the instant from which on nothing is missed, as
 * with events: earlier responses may be stale.
 */
export const resetBody = (toldAt: number): Buffer =>
  Buffer.from(
    JSON.stringify({
      data: null,
      errors: [
        {
          message: 'Events were lost. Read anew.',
          extensions: { code: 'POSITION_GONE', key: 'position.gone' },
        },
      ],
      extensions: { reset: true, toldAt },
    }),
  );
