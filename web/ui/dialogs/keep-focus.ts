/** For each node removed from a list, the candidates for its focus. */
const heirs = new WeakMap<Node, readonly (Node | null | undefined)[]>();

/** The element that should take over the focus of a removed one; undefined when there is none. */
export function heirOf(gone: Node): HTMLElement | undefined {
  for (let node: Node | null = gone; node; node = node.parentNode) {
    for (const heir of heirs.get(node) ?? []) {
      if (!(heir instanceof HTMLElement)) continue;
      const found = heir.isConnected ? heir : heirOf(heir);
      if (found) return found;
    }
  }
  return undefined;
}

/** What was focused in `gone` hands its focus to `heir`, e.g. in a closed layer to what opened it. */
export function inheritFocus(gone: Node, heir: Element): void {
  heirs.set(gone, [heir]);
}

export function focusHeir(heir: HTMLElement): void {
  if (!heir.hasAttribute('tabindex')) heir.tabIndex = -1;
  heir.focus();
}

/**
 * A ref for a list whose rows may go: when the row with the focus leaves, the focus goes to the row after it, else to the
 * one before; with the last row, to the heading of the section. A button that leaves its row hands it to the row. A layer
 * that was opened from a row gives the focus back in the same way when the row is gone (`return-focus.tsx`).
 */
export function keepsFocus(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const heading = list.closest('section')?.querySelector('h2, h3');
  let focused: Node | undefined;

  const come = ({ target }: FocusEvent) => (focused = target as Node);
  /** Whether it was left or has gone is known a moment later. */
  const leave = () => queueMicrotask(() => (focused = focused?.isConnected ? undefined : focused));

  /** To the heir, if nobody else has the focus by now. */
  function pass() {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const heir = heirOf(focused);
    focused = undefined;
    if (heir) focusHeir(heir);
  }

  const rowOf = (node: Node) => [...list.children].find((row) => row.contains(node));
  const watcher = new MutationObserver((changes) => {
    for (const { target, removedNodes, nextSibling, previousSibling } of changes) {
      const row = target === list ? undefined : rowOf(target);
      for (const gone of removedNodes)
        heirs.set(gone, target === list ? [nextSibling, previousSibling, heading] : [row]);
    }
    pass();
  });
  watcher.observe(list, { childList: true, subtree: true });
  list.addEventListener('focusin', come);
  list.addEventListener('focusout', leave);
  return () => {
    watcher.disconnect();
    list.removeEventListener('focusin', come);
    list.removeEventListener('focusout', leave);
    // The list leaves with its last row, a moment later.
    heirs.set(list, [heading]);
    queueMicrotask(pass);
  };
}
