/** For each removed node, the nodes that may get its focus, in order of preference. */
const successors = new WeakMap<Node, readonly (Node | null | undefined)[]>();

/** The element that gets the focus of a removed node; undefined when there is none. */
export function focusTargetOf(removed: Node): HTMLElement | undefined {
  for (let node: Node | null = removed; node; node = node.parentNode) {
    for (const successor of successors.get(node) ?? []) {
      if (!(successor instanceof HTMLElement)) continue;
      const found = successor.isConnected ? successor : focusTargetOf(successor);
      if (found) return found;
    }
  }
  return undefined;
}

/** When `removed` had the focus, `successor` gets it, e.g. the opener of a closed layer. */
export function setSuccessor(removed: Node, successor: Element): void {
  successors.set(removed, [successor]);
}

export function moveFocusTo(successor: HTMLElement): void {
  if (!successor.hasAttribute('tabindex')) successor.tabIndex = -1;
  successor.focus();
}

/**
 * A ref for a list whose rows may be removed. When the row with the focus is removed, the next row gets the focus, else
 * the previous one, or after the last row the heading of the section. When a button is removed from its row, the row
 * gets the focus. A layer that was opened from a removed row restores the focus in the same way (`return-focus.tsx`).
 */
export function restoresFocus(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const heading = list.closest('section')?.querySelector('h2, h3');
  let focused: Node | undefined;

  const come = ({ target }: FocusEvent) => (focused = target as Node);
  /** Only a microtask later is it known whether the node was removed or merely lost the focus. */
  const leave = () => queueMicrotask(() => (focused = focused?.isConnected ? undefined : focused));

  /** Moves the focus to the successor, unless another element has it by now. */
  function pass() {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const successor = focusTargetOf(focused);
    focused = undefined;
    if (successor) moveFocusTo(successor);
  }

  const rowOf = (node: Node) => [...list.children].find((row) => row.contains(node));
  const watcher = new MutationObserver((changes) => {
    for (const { target, removedNodes, nextSibling, previousSibling } of changes) {
      const row = target === list ? undefined : rowOf(target);
      for (const removed of removedNodes) {
        // Moved: it is in the list again, and named as its neighbor's successor the two would lead to each other.
        if (removed.isConnected) continue;
        successors.set(removed, target === list ? [nextSibling, previousSibling, heading] : [row]);
      }
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
    // The list itself is removed with its last row, a microtask later.
    successors.set(list, [heading]);
    queueMicrotask(pass);
  };
}
