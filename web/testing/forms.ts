/** What a form with a file carried: the operation, its file left out. */
export interface SentForm {
  readonly query: string;
  readonly variables: Record<string, unknown>;
}

const RealRequest = globalThis.XMLHttpRequest;

/** Sets the responses to forms with files, which do not go through the client; undefined is an unreachable server. */
export function interceptForms(answer: (sent: SentForm) => object | undefined): SentForm[] {
  const sent: SentForm[] = [];
  class Request extends EventTarget {
    upload = {};
    response: object | null = null;
    onload = () => undefined;
    onerror = () => undefined;
    open = () => undefined;
    setRequestHeader = () => undefined;
    abort = () => undefined;
    send(form: FormData) {
      const operation = JSON.parse(form.get('operations') as string) as SentForm;
      sent.push(operation);
      this.response = answer(operation) ?? null;
      queueMicrotask(this.response ? this.onload : this.onerror);
    }
  }
  globalThis.XMLHttpRequest = Request as never;
  return sent;
}

/** Gives the browser's own way back; for `afterEach`. */
export function restoreForms(): void {
  globalThis.XMLHttpRequest = RealRequest;
}
