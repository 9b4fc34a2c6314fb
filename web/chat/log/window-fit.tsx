import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useIsWide } from '../../ui/use-is-wide.ts';

/** A window of this height or less, in rem, is too low for the bars above the chat. */
const LOW = 30;

/** `--above-chat` is what the bars and tabs above really take; until it is measured, about what they do. */
const HEIGHT =
  '[--chat-height:calc(100dvh-var(--above-chat,11rem)-var(--below-chat))] ' +
  'lg:[--bars:calc(var(--header-height)+var(--game-bar-height))] ' +
  'lg:[--chat-height:min(max(30rem,calc(100dvh-var(--bars)-18.75rem-var(--player-height,0px))),calc(100dvh-var(--bars)-var(--tab-bar-height)-1rem-var(--player-height,0px)))]';

/** Gives what is in it `--chat-height`: what is left of the window below the place where it begins. */
export function WindowFit({ className, children }: { className?: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const isWide = useIsWide();

  useLayoutEffect(() => {
    const root = document.documentElement;
    function fit() {
      const rem = parseFloat(getComputedStyle(root).fontSize);
      root.toggleAttribute('data-low-chat', !isWide && window.innerHeight <= LOW * rem);
      const { top } = element.current!.getBoundingClientRect();
      root.style.setProperty('--above-chat', `${top + window.scrollY}px`);
    }
    fit();
    // Bars come, go and wrap, and all of them change the height of the page.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(fit);
    observer?.observe(document.body);
    window.addEventListener('resize', fit);
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', fit);
      root.removeAttribute('data-low-chat');
      root.style.removeProperty('--above-chat');
    };
  }, [isWide]);

  return (
    <div ref={element} className={classNames(HEIGHT, className)}>
      {children}
    </div>
  );
}
