import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { type RefObject, useEffect, useRef } from 'react';
import { buttonStyle } from '../buttons/button-style.ts';
import { classNames } from '../class-names.ts';
import { dismissToast, useToasts } from './toast.ts';
import { useFreePlace } from './use-free-place.ts';
import { t } from '../language.ts';

/** Closes a toast that names no duration of its own, in ms. */
const LIBRARY_DURATION = 5000;
const SWIPE_THRESHOLD = 50;

/** The corner where toasts appear. F8 moves the focus there; a swipe to the right closes one. */
export default function Toaster() {
  const toasts = useToasts();
  const corner = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLOListElement>(null);
  const isOpen = toasts.some(({ open }) => open);
  useFocusVisits(corner, isOpen);
  useFreePlace(place, isOpen);
  return (
    <Primitive.Provider
      duration={LIBRARY_DURATION}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
    >
      {toasts.map(({ id, open, title, description, variant = 'default', duration, action }) => (
        <Primitive.Root
          key={id}
          open={open}
          {...(duration !== undefined && { duration })}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismissToast(id);
          }}
          className={classNames(
            'flex items-start gap-3 rounded-card border-l-4 bg-raised py-3 pr-1.5 pl-4 text-text shadow-layer animate-rise',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
            'data-[swipe=cancel]:transition-transform',
            variant === 'destructive' ? 'border-danger' : 'border-accent',
          )}
          data-variant={variant}
        >
          {variant === 'destructive' ? (
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
          ) : (
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
          )}
          <div className="min-w-0 grow py-px">
            <Primitive.Title className="font-bold">{title}</Primitive.Title>
            {description && (
              <Primitive.Description className="text-small text-muted">
                {description}
              </Primitive.Description>
            )}
          </div>
          {action && (
            <Primitive.Action
              altText={action.label}
              onClick={action.act}
              className={buttonStyle('secondary', 'sm', '-my-1.5 shrink-0')}
            >
              {action.label}
            </Primitive.Action>
          )}
          <Primitive.Close
            aria-label={t('Close')}
            className="-my-1.5 grid size-11 shrink-0 place-items-center rounded-control"
          >
            <X aria-hidden className="size-4" />
          </Primitive.Close>
        </Primitive.Root>
      ))}
      {/* Dialogs hide what is outside them from screen readers, save for what has `aria-live`. */}
      <div ref={corner} data-chrome aria-live="off">
        <Primitive.Viewport
          ref={place}
          label={t('Messages ({hotkey})', { hotkey: '{hotkey}' })}
          className="pointer-events-auto fixed top-0 right-0 z-60 grid w-full max-w-[26rem] gap-2 translate-y-(--moved,0px) p-3 empty:p-0 lg:top-auto lg:bottom-(--foot) lg:p-4"
        />
      </div>
    </Primitive.Provider>
  );
}

/**
 * While a toast is open the focus may come to the corner out of an open dialog, which otherwise fetches it back; when
 * the toast is closed from there, it returns to where it came from.
 */
function useFocusVisits(corner: RefObject<HTMLDivElement | null>, isOpen: boolean): void {
  const cameFrom = useRef<HTMLElement>(null);
  useEffect(() => {
    const isHere = (target: EventTarget | null) =>
      target instanceof Node && corner.current?.contains(target) === true;
    if (!isOpen) {
      if (isHere(document.activeElement)) cameFrom.current?.focus();
      return;
    }
    // Between React, which hears events below the body, and dialogs, which guard the focus from the document.
    function watch(event: FocusEvent) {
      const [from, to] =
        event.type === 'focusin'
          ? [event.relatedTarget, event.target]
          : [event.target, event.relatedTarget];
      if (!isHere(to)) return;
      event.stopPropagation();
      if (from instanceof HTMLElement && !isHere(from)) cameFrom.current = from;
    }
    document.body.addEventListener('focusin', watch);
    document.body.addEventListener('focusout', watch);
    return () => {
      document.body.removeEventListener('focusin', watch);
      document.body.removeEventListener('focusout', watch);
    };
  }, [corner, isOpen]);
}
