/** Notifications as a browser has them, for tests: jsdom has none. */
export interface ShownNotification {
  readonly title: string;
  readonly options: NotificationOptions;
  isClosed: boolean;
  press(): void;
}

interface FakeBrowser {
  readonly shown: ShownNotification[];
  /** How often permission was requested. */
  asked: number;
  /** The visitor's decision. */
  answer: NotificationPermission;
}

/** Gives the page a browser with notifications, and returns what becomes of them. Take it away with `withoutNotifications`. */
export function withNotifications(permission: NotificationPermission): FakeBrowser {
  const browser: FakeBrowser = { shown: [], asked: 0, answer: 'granted' };
  class Shown implements ShownNotification {
    static permission = permission;
    static requestPermission() {
      browser.asked += 1;
      Shown.permission = browser.answer;
      return Promise.resolve(browser.answer);
    }
    isClosed = false;
    onclick: (() => void) | null = null;
    onclose: (() => void) | null = null;
    readonly title: string;
    readonly options: NotificationOptions;
    constructor(title: string, options: NotificationOptions) {
      this.title = title;
      this.options = options;
      browser.shown.push(this);
    }
    close() {
      this.isClosed = true;
      this.onclose?.();
    }
    press() {
      this.onclick?.();
    }
  }
  Object.defineProperty(globalThis, 'Notification', { value: Shown, configurable: true });
  return browser;
}

export function withoutNotifications(): void {
  Reflect.deleteProperty(globalThis, 'Notification');
}
