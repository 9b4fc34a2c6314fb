import '@github/text-expander-element';
import type { TextExpanderChangeEvent } from '@github/text-expander-element';
import { type RefObject, use, useEffect, useEffectEvent, useId, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useAuth } from '../accounts/session/auth.ts';
import type { Member } from '../live/list/list.ts';
import { t } from '../ui/language.ts';
import { Avatar } from '../ui/pictures/avatar.tsx';
import { Mentionable } from './mentionable.ts';

/** So many members are offered at most. */
const OFFERED = 6;

interface MentionListProps {
  expander: RefObject<HTMLElement | null>;
  maxLength: number;
  onChange: (text: string) => void;
}

interface Offer {
  /** The element that the expander shows and removes. */
  readonly list: HTMLElement;
  readonly members: readonly Member[];
}

const fieldIn = (expander: HTMLElement) => expander.querySelector('textarea')!;

/** The members whose name has a word that begins like this; those first whose name begins like it. */
function matching(members: readonly Member[], typed: string): Member[] {
  const start = typed.toLowerCase();
  const found = members.flatMap((member) => {
    const name = member.name.toLowerCase();
    if (name.startsWith(start)) return { member, rank: 0 };
    return name.includes(` ${start}`) ? { member, rank: 1 } : [];
  });
  return found.sort((one, other) => one.rank - other.rank).map(({ member }) => member);
}

/** Offers members while a mention is typed. Downloaded with the first @. */
export default function MentionList({ expander, maxLength, onChange }: MentionListProps) {
  const id = useId();
  const viewerId = useAuth().user?.id;
  const mentionable = use(Mentionable);
  const [offer, setOffer] = useState<Offer>();

  const find = useEffectEvent((field: HTMLTextAreaElement, typed: string): Offer | undefined => {
    const room = maxLength - field.value.length + typed.length - 1;
    const members = matching(mentionable(), typed)
      .filter((member) => member.id !== viewerId && member.name.length <= room)
      .slice(0, OFFERED);
    if (members.length === 0) return undefined;
    const list = document.createElement('div');
    list.id = id;
    list.role = 'listbox';
    list.ariaLabel = t('Members to mention');
    return { list, members };
  });
  const write = useEffectEvent(onChange);

  useEffect(() => {
    const element = expander.current!;
    const field = fieldIn(element);
    function offerMembers({ detail }: TextExpanderChangeEvent) {
      const found = find(field, detail!.text);
      // The options must be there before the expander shows the list and chooses the first one.
      flushSync(() => setOffer(found));
      detail!.provide({ matched: found !== undefined, fragment: found?.list });
    }
    function complete({ detail }: CustomEvent<{ item: HTMLElement; value: string | null }>) {
      detail.value = `@${detail.item.dataset.name}`;
    }
    // To ARIA a field of several lines is no combobox; the name of the chosen option it says all the same.
    function remainTextField() {
      field.removeAttribute('role');
      field.removeAttribute('aria-expanded');
    }
    const listeners = Object.entries({
      'combobox-select': remainTextField,
      'text-expander-change': offerMembers,
      'text-expander-value': complete as EventListener,
      'text-expander-committed': () => write(field.value),
    });
    for (const [type, listener] of listeners) element.addEventListener(type, listener);
    // The @ that was typed before this was there.
    field.dispatchEvent(new Event('input'));
    return () => {
      for (const [type, listener] of listeners) element.removeEventListener(type, listener);
    };
  }, [expander]);

  if (!offer) return null;
  return createPortal(
    <div
      role="presentation"
      className="absolute inset-x-0 bottom-full z-10 max-h-48 overflow-y-auto rounded-card border border-border bg-raised p-1.5 text-text shadow-layer"
    >
      {offer.members.map((member) => (
        <div
          key={member.id}
          id={`${id}-${member.id}`}
          role="option"
          aria-selected={false}
          data-name={member.name}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 font-medium aria-selected:bg-surface-2"
        >
          <Avatar size="sm" user={member} />
          <span dir="auto" className="truncate">
            {member.name}
          </span>
        </div>
      ))}
    </div>,
    offer.list,
  );
}
