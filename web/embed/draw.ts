import { KEY, type Tree } from '../../schema/embeds/tree.ts';

const keyOf = (node: Node | undefined) =>
  node instanceof Element ? (node.getAttribute(KEY) ?? undefined) : undefined;
const keyIn = (tree: Tree) => (typeof tree === 'string' ? undefined : tree.attributes[KEY]);

/**
 * Makes the children of an element what the trees say, with as few changes as it takes: what is the same is left alone,
 * so that nothing is announced twice and a selection stays. Text is only ever set as text.
 */
export function draw(parent: Element, trees: readonly Tree[]): void {
  const keys = new Set(trees.map(keyIn));
  const kept = new Map<string, Element>();
  for (const child of [...parent.children]) {
    const key = keyOf(child);
    if (key === undefined) continue;
    if (keys.has(key)) kept.set(key, child);
    else child.remove();
  }
  trees.forEach((tree, place) => {
    const there = parent.childNodes[place];
    const key = keyIn(tree);
    const before = key === undefined ? unkeyed(there) : kept.get(key);
    const node = updated(before, tree);
    if (node === there) return;
    // One without a key takes the place of what it replaces; one with a key moves the others on.
    if (there && key === undefined && keyOf(there) === undefined) there.replaceWith(node);
    else parent.insertBefore(node, there ?? null);
  });
  while (parent.childNodes.length > trees.length) parent.lastChild?.remove();
}

const unkeyed = (node: ChildNode | undefined) => (keyOf(node) === undefined ? node : undefined);

function updated(node: Node | undefined, tree: Tree): Node {
  if (typeof tree === 'string') {
    if (!(node instanceof Text)) return document.createTextNode(tree);
    if (node.data !== tree) node.data = tree;
    return node;
  }
  const { tag, attributes, children } = tree;
  const element =
    node instanceof Element && node.localName === tag ? node : document.createElement(tag);
  for (const { name } of [...element.attributes])
    if (!(name in attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  draw(element, children);
  return element;
}
