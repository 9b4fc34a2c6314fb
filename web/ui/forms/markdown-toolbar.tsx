import '@github/markdown-toolbar-element';
import {
  Bold,
  Code,
  Heading2,
  Italic,
  Link2,
  List,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  Strikethrough,
  TextQuote,
} from 'lucide-react';
import type { HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import type { Text } from '../../../schema/language/english.ts';
import type { MarkdownButton } from './markdown-elements.ts';
import { t, translated } from '../language.ts';

interface Tool {
  readonly tag: MarkdownButton;
  readonly label: Text;
  readonly icon: LucideIcon;
  /** The key that does the same, with Ctrl or ⌘; with Shift where it is written as a capital or a sign above a digit. */
  readonly code?: string;
  readonly shift?: boolean;
  readonly keys?: string;
}

const TOOLS: readonly Tool[] = [
  { tag: 'md-header', label: 'Heading', icon: Heading2, code: 'KeyH', keys: 'H' },
  { tag: 'md-bold', label: 'Bold', icon: Bold, code: 'KeyB', keys: 'B' },
  { tag: 'md-italic', label: 'Italic', icon: Italic, code: 'KeyI', keys: 'I' },
  { tag: 'md-strikethrough', label: 'Strikethrough', icon: Strikethrough },
  {
    tag: 'md-quote',
    label: 'Quote',
    icon: TextQuote,
    code: 'Period',
    shift: true,
    keys: 'Shift .',
  },
  { tag: 'md-code', label: 'Code', icon: Code, code: 'KeyE', keys: 'E' },
  { tag: 'md-link', label: 'Link', icon: Link2, code: 'KeyK', keys: 'K' },
  {
    tag: 'md-unordered-list',
    label: 'List',
    icon: List,
    code: 'Digit8',
    shift: true,
    keys: 'Shift 8',
  },
  {
    tag: 'md-ordered-list',
    label: 'Numbered list',
    icon: ListOrdered,
    code: 'Digit7',
    shift: true,
    keys: 'Shift 7',
  },
  { tag: 'md-task-list', label: 'Task list', icon: ListChecks },
];

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
const hintOf = ({ label, keys }: Tool) =>
  translated(label) + (keys ? ` (${isMac() ? '⌘' : 'Ctrl'} ${keys})` : '');

interface MarkdownToolbarProps {
  /** Id of the textarea. */
  field: string;
  /** More tools, at the end. */
  children?: ReactNode;
}

/** Formats the selected text of a textarea as Markdown. One stop of the Tab key; arrows go from tool to tool. */
export function MarkdownToolbar({ field, children }: MarkdownToolbarProps) {
  return (
    <markdown-toolbar
      for={field}
      aria-label={t('Formatting')}
      className="flex flex-wrap gap-0.5 rounded-control"
    >
      {TOOLS.map((tool) => (
        <ToolButton key={tool.tag} {...tool} />
      ))}
      {children}
    </markdown-toolbar>
  );
}

function ToolButton(tool: Tool) {
  const { tag: Tag, icon: Icon } = tool;
  const attributes: HTMLAttributes<HTMLElement> & { level?: string } = {
    role: 'button',
    'aria-label': translated(tool.label),
    title: hintOf(tool),
    className: toolStyle,
    // The page has its title already.
    ...(Tag === 'md-header' && { level: '2' }),
  };
  return (
    <Tag {...attributes}>
      <Icon aria-hidden className="size-5" />
    </Tag>
  );
}

/** The look of a tool. */
export const toolStyle =
  'grid size-11 pointer-fine:size-9 cursor-pointer place-items-center rounded-control transition-colors duration-110 hover:bg-current/8';

/** Does what the tool with that key does. Call it from the textarea's `onKeyDown`. */
export function formatByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const tool = TOOLS.find(
    ({ code, shift = false }) => code === event.code && shift === event.shiftKey,
  );
  if (!tool) return;
  const toolbar = document.querySelector(`markdown-toolbar[for="${event.currentTarget.id}"]`);
  const button = toolbar?.querySelector<HTMLElement>(tool.tag);
  if (!button) return;
  event.preventDefault();
  // Ctrl K opens the search elsewhere.
  event.stopPropagation();
  button.click();
}
