/** Until when the signed-in member gets no notifications, in ms since 1970. The inbox watcher sets it. */
let until = 0;

export function setDoNotDisturb(at: string | null): void {
  until = at === null ? 0 : Date.parse(at);
}

export const isDoNotDisturb = (): boolean => Date.now() < until;
