import { useSyncExternalStore } from 'react';

export interface ToastMessage {
  title: string;
  description?: string;
  /** `destructive` for failures. */
  variant?: 'default' | 'destructive';
  /** How long it stays, in ms. */
  duration?: number;
  /** What one can do about it; the toast closes then. */
  action?: { readonly label: string; readonly act: () => void };
}

export interface Toast extends ToastMessage {
  id: number;
  open: boolean;
}

/** At most this many at a time; a newer one takes the place of the older. */
const TOAST_LIMIT = 1;
/** How long the product's own toasts stay, in ms. */
const TOAST_DURATION = 2000;
/** A dismissed toast leaves the list after this time, in ms. */
const TOAST_REMOVE_DELAY = 1_000_000;
const CARRIED = 'toast-after-reload';

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast and returns its id. */
export function toast(message: ToastMessage): number {
  const id = ++lastId;
  set([{ duration: TOAST_DURATION, ...message, id, open: true }, ...toasts].slice(0, TOAST_LIMIT));
  return id;
}

/** Shows a toast once no other is open: for what can wait. */
export function toastWhenFree(message: ToastMessage): void {
  if (!toasts.some(({ open }) => open)) return void toast(message);
  const wait = () => {
    if (toasts.some(({ open }) => open)) return;
    listeners.delete(wait);
    toast(message);
  };
  listeners.add(wait);
}

/** Closes a toast. */
export function dismissToast(id: number): void {
  if (!toasts.some((one) => one.id === id && one.open)) return;
  set(toasts.map((one) => (one.id === id ? { ...one, open: false } : one)));
  setTimeout(() => set(toasts.filter((one) => one.id !== id)), TOAST_REMOVE_DELAY);
}

/** The toasts to render, newest first. */
export function useToasts(): readonly Toast[] {
  const shown = () => toasts;
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown,
    shown,
  );
}

/** Stores the open toast for the page after the reload. */
export function carryToastOverReload(): void {
  // An act can't be written down.
  const [open] = toasts.filter((one) => one.open && !one.action);
  if (open) sessionStorage.setItem(CARRIED, JSON.stringify(open));
}

/** Shows the toast that was stored before the reload. */
export function showCarriedToast(): void {
  const carried = sessionStorage.getItem(CARRIED);
  sessionStorage.removeItem(CARRIED);
  if (carried) toast(JSON.parse(carried) as ToastMessage);
}
