import { DropdownMenu } from 'radix-ui';
import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useRef,
} from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import type { Press } from '../buttons/press.ts';
import { t } from '../language.ts';

interface MenuProps {
  /** The button that opens it; must take a ref. */
  trigger: ReactElement;
  children: ReactNode;
  /** The press by which it was called for; it is open then. */
  opensWith?: Press;
  align?: 'start' | 'end';
}

/** A menu of acts and links under its button. */
export function Menu({ trigger, children, opensWith, align = 'end' }: MenuProps) {
  // The trigger was not mounted yet to get the key. Closing from a menu item also returns the focus to it.
  const isCalledByKeys = useRef(opensWith === 'keys');
  function toFirstLine({ target, currentTarget }: FocusEvent<HTMLElement>) {
    if (!isCalledByKeys.current || target !== currentTarget) return;
    isCalledByKeys.current = false;
    currentTarget.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
  }
  return (
    <DropdownMenu.Root defaultOpen={opensWith !== undefined} modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onFocus={toFirstLine}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-[min(14rem,100vw-1rem)] overflow-y-auto rounded-card border border-border bg-raised p-1.5 text-text shadow-layer animate-rise"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const itemStyle =
  'flex min-h-11 items-center gap-3 rounded-control px-3 font-medium outline-none cursor-pointer ' +
  'data-highlighted:bg-surface-2 data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-focus';

/** One line of a menu: an act (`onSelect`), a link within the site (`to`), or one that opens a new tab (`href`). */
export function MenuItem({ icon: Icon, to, href, onSelect, children }: MenuItemProps) {
  const label = (
    <>
      {Icon && <Icon aria-hidden className="size-5 text-muted" />}
      {children}
    </>
  );
  if (to) {
    return (
      <DropdownMenu.Item asChild>
        <Link to={to} className={itemStyle}>
          {label}
        </Link>
      </DropdownMenu.Item>
    );
  }
  if (href) {
    return (
      <DropdownMenu.Item asChild onSelect={() => onSelect?.()}>
        <a href={href} target="_blank" rel="noopener noreferrer" className={itemStyle}>
          {label}
          <span className="sr-only">{t('(opens in a new tab)')}</span>
        </a>
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.Item className={itemStyle} onSelect={() => onSelect?.()}>
      {label}
    </DropdownMenu.Item>
  );
}

interface MenuItemProps {
  /** One of the icons, or a platform's own mark. */
  icon?: ComponentType<{ className?: string; 'aria-hidden'?: true }>;
  to?: string;
  href?: string;
  /** For links: called in addition to navigating. */
  onSelect?: (() => void) | undefined;
  children: ReactNode;
}

interface Choice {
  /** One emoji. */
  readonly sign: string;
  readonly name: string;
  readonly isChosen: boolean;
  readonly onSelect: () => void;
}

/** Signs beside each other in one line of a menu, each chosen or not. Arrows to the sides go from one to the next. */
export function MenuChoices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <DropdownMenu.Group aria-label={label} className="flex justify-between" onKeyDown={toTheSide}>
      {choices.map(({ sign, name, isChosen, onSelect }) => (
        <DropdownMenu.CheckboxItem
          key={name}
          checked={isChosen}
          aria-label={name}
          title={name}
          className={classNames(itemStyle, isChosen && 'bg-surface-2')}
          onSelect={onSelect}
        >
          {sign}
        </DropdownMenu.CheckboxItem>
      ))}
    </DropdownMenu.Group>
  );
}

function toTheSide({ key, target }: KeyboardEvent<HTMLElement>) {
  if (!(target instanceof HTMLElement)) return;
  const next = key === 'ArrowRight' ? target.nextElementSibling : target.previousElementSibling;
  if (next instanceof HTMLElement && (key === 'ArrowRight' || key === 'ArrowLeft')) next.focus();
}

/** A line between groups of a menu. */
export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1.5 h-px bg-border" />;
}
