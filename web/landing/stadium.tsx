/** Light towers and goalposts over the ridge, in lines. Decoration for wide windows. */
export function Stadium({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 560 420"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g fill="currentColor" stroke="none" opacity=".1">
        <path d="M70 66 0 420h250L150 66zM410 66 310 420h250L490 66z" />
      </g>
      <Tower x={110} />
      <Tower x={450} />
      <path d="M30 420c80-34 160-50 250-50s170 16 250 50" />
      <path strokeWidth="6" d="M280 396v-74M206 176v146h148V176" />
    </svg>
  );
}

function Tower({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M-8 66-18 392M8 66l10 326M-10 130h20M-12 200h24M-14 270h28M-16 340h32M-10 130l22 70M12 200l-26 70M-14 270l30 70" />
      <rect x="-42" y="12" width="84" height="54" rx="6" />
      {[26, 52].map((y) =>
        [-28, 0, 28].map((cx) => (
          <circle key={`${cx} ${y}`} cx={cx} cy={y} r="8" fill="currentColor" stroke="none" />
        )),
      )}
    </g>
  );
}
