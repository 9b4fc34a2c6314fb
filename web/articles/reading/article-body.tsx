import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BodyElement, BodyNode, BodyRoot } from '../../../schema/articles/articles.ts';
import { animationOf } from '../../../schema/photos/images.ts';
import { t } from '../../ui/language.ts';
import { Motion } from '../../ui/pictures/motion.tsx';

/**
 * How each element of an article looks. What is not named here is not made: its children are shown without it.
 * Links, pictures, tables and boxes are made below.
 */
const LOOKS: Readonly<Record<string, string>> = {
  p: 'my-5',
  h2: 'display mt-10 mb-3 text-h2 in-[section]:mt-5 in-[section]:text-h3',
  h3: 'mt-8 mb-2 text-h3 font-bold',
  h4: 'mt-6 mb-2 font-bold',
  h5: 'mt-6 mb-2 font-bold',
  h6: 'mt-6 mb-2 font-bold',
  strong: 'font-bold',
  em: 'italic',
  del: 'line-through',
  blockquote: 'my-6 border-l-4 border-accent pl-5 text-muted italic',
  ul: 'my-5 list-disc pl-6 marker:text-accent-text',
  ol: 'my-5 list-decimal pl-6 marker:font-bold',
  li: 'my-1.5 pl-1',
  code: 'rounded-badge bg-surface-2 px-1 font-mono text-[0.9em] in-[pre]:bg-transparent in-[pre]:p-0',
  pre: 'my-6 overflow-x-auto rounded-card bg-surface p-4 text-small',
  hr: 'mx-auto my-10 w-24 border-t-2 border-border',
  br: '',
  thead: 'border-b-2 border-border-strong text-left',
  tbody: '',
  tr: 'border-b border-border',
  sup: 'text-tiny',
  section: 'mt-10 border-t border-border text-small text-muted',
};

const ALIGN: Readonly<Record<string, string>> = {
  center: 'text-center',
  right: 'text-right',
  left: 'text-left',
};

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** The text of an article: its sanitized tree as React elements. Nothing is ever parsed as HTML here. */
export function ArticleBody({ body }: { body: BodyRoot }) {
  return (
    <div lang="en" className="text-body-l *:first:mt-0 print:text-body">
      {all(body.children)}
    </div>
  );
}

/** `isLinked`: inside of a link nothing else can be pressed. */
const all = (nodes: readonly BodyNode[] = [], isLinked = false): ReactNode[] =>
  nodes.map((node, index) => one(node, index, isLinked));

function one(node: BodyNode, key: number, isLinked: boolean): ReactNode {
  if (node.type === 'text') return node.value;
  const { tagName, properties = {}, children } = node;
  if (tagName === 'a') return <BodyLink key={key} element={node} />;
  if (tagName === 'img') return <Picture key={key} element={node} isLinked={isLinked} />;
  if (tagName === 'table') return <Table key={key} element={node} />;
  if (tagName === 'input') return <Box key={key} isChecked={properties.checked === true} />;
  if (tagName === 'th' || tagName === 'td') {
    const className = `px-3 py-2 ${tagName === 'th' ? 'font-bold' : 'tabular-nums'} ${ALIGN[text(properties.align) ?? ''] ?? ''}`;
    return createElement(tagName, { key, className }, ...all(children, isLinked));
  }
  const look = Object.hasOwn(LOOKS, tagName) ? LOOKS[tagName] : undefined;
  if (look === undefined) return <span key={key}>{all(children, isLinked)}</span>;
  if (tagName === 'hr' || tagName === 'br') return createElement(tagName, { key, className: look });
  const start =
    tagName === 'ol' && typeof properties.start === 'number' ? { start: properties.start } : {};
  return createElement(
    tagName,
    { key, className: look, id: text(properties.id), ...start },
    ...all(children, isLinked),
  );
}

const LINK = 'font-medium text-link underline underline-offset-3 hover:decoration-2';
/** Paper can't be clicked: what leads elsewhere says where. */
const LINK_AWAY = `${LINK} print:after:content-['_('_attr(href)_')']`;

/** A link to the web, a mail address, a place in the article or a page of the site; to anything else it is just text. */
function BodyLink({ element: { properties = {}, children } }: { element: BodyElement }) {
  const href = text(properties.href) ?? '';
  const id = text(properties.id);
  const label = text(properties.ariaLabel);
  if (/^\/(?![/\\])/.test(href)) {
    return (
      <Link to={href} className={LINK_AWAY}>
        {all(children, true)}
      </Link>
    );
  }
  if (!/^(?:https?:\/\/|mailto:|#)/i.test(href)) return <>{all(children)}</>;
  return (
    <a
      href={href}
      id={id}
      aria-label={label}
      className={href.startsWith('#') ? LINK : LINK_AWAY}
      {...(!href.startsWith('#') && { rel: 'noopener nofollow ugc' })}
    >
      {all(children, true)}
    </a>
  );
}

const FRAME = 'aspect-video w-full object-contain';

/** The sizes of pictures in a text are not known, so each gets the same frame and nothing moves when it arrives. */
function Picture({
  element: { properties = {} },
  isLinked,
}: {
  element: BodyElement;
  isLinked: boolean;
}) {
  const src = text(properties.src) ?? '';
  if (!/^(?:https?:\/\/|\/(?![/\\]))/i.test(src)) return null;
  const still = (
    <img
      src={src}
      alt={text(properties.alt) ?? ''}
      title={text(properties.title)}
      loading="lazy"
      decoding="async"
      className={`${FRAME} my-6 rounded-card bg-surface`}
    />
  );
  const animation = isLinked ? null : animationOf(src);
  if (!animation) return still;
  // Spans, because a picture is inside a paragraph.
  return (
    <span className="relative block">
      {still}
      <Motion src={animation} className={`${FRAME} rounded-card bg-surface`} />
    </span>
  );
}

/** A wide table scrolls in its own frame, which the keyboard reaches. */
function Table({ element: { children } }: { element: BodyElement }) {
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div role="region" aria-label={t('Table')} tabIndex={0} className="my-6 overflow-x-auto">
      <table className="w-full border-collapse text-body">{all(children)}</table>
    </div>
  );
}

function Box({ isChecked }: { isChecked: boolean }) {
  return (
    <span role="img" aria-label={isChecked ? t('Done:') : t('Open:')} className="mr-1">
      {isChecked ? '☑' : '☐'}
    </span>
  );
}
