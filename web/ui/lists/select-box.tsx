import { type ChangeEvent, useRef } from 'react';

export interface Selecting {
  readonly isOn: boolean;
  /** `isRange`: with Shift. */
  readonly onSet: (isOn: boolean, isRange: boolean) => void;
}

/** Selects a card, from its corner. J and K go from one to the next. */
export function SelectBox({ label, isOn, onSet }: Selecting & { label: string }) {
  const withShift = useRef(false);
  const note = ({ shiftKey }: { shiftKey: boolean }) => {
    withShift.current = shiftKey;
  };
  return (
    <label className="absolute top-2 left-2 z-10 grid size-11 place-items-center rounded-control bg-raised">
      <input
        type="checkbox"
        data-item
        tabIndex={0}
        aria-label={label}
        checked={isOn}
        className="size-5 accent-link"
        onKeyDown={note}
        onClick={note}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
          onSet(target.checked, withShift.current)
        }
      />
    </label>
  );
}
