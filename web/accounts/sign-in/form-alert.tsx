import { translated } from '../../ui/language.ts';
import { AlertIcon } from '../../ui/page/inline-icons.tsx';

/** What is wrong with a form as a whole; spoken when it appears. */
export function FormAlert({ id, text }: { id: string; text: string | undefined }) {
  return (
    <div id={id} role="alert" className="empty:-mb-4">
      {text && (
        <p className="flex items-start gap-2 rounded-control bg-tint-red px-3 py-2 text-small font-semibold text-on-tint-red">
          <AlertIcon className="mt-0.5 size-4 shrink-0" />
          {translated(text)}
        </p>
      )}
    </div>
  );
}
