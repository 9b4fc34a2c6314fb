import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../ui/forms/graph-error.ts';
import { replaceInField } from '../../../ui/forms/field-text.ts';
import { t } from '../../../ui/language.ts';
import { uploadImage } from './upload-image.ts';

/** One picture on its way into a text. */
export interface ImageUpload {
  readonly id: number;
  readonly name: string;
  /** 0 to 1. */
  readonly share: number;
  readonly error: string | null;
}

let lastId = 0;

const altOf = (name: string) =>
  name
    .replace(/\.\w+$/, '')
    .replace(/[[\]()_-]+/g, ' ')
    .trim();
const placeholderOf = (id: number, name: string) =>
  `![${t('Uploading {name}…', { name: altOf(name) })}](#upload-${id})`;

/** The pictures among what was pasted or dropped. */
export const imagesIn = (transfer: DataTransfer | null): File[] =>
  [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Puts a paragraph where the cursor is, and the cursor after it. */
function insertBlock(field: HTMLTextAreaElement, block: string): void {
  const { selectionStart: start, selectionEnd: end, value } = field;
  const before = start > 0 && value[start - 1] !== '\n' ? '\n\n' : '';
  const text = `${before}${block}\n\n`;
  replaceInField(field, start, end, text);
  field.setSelectionRange(start + text.length, start + text.length);
}

/** Puts a text in the place of a placeholder, if that is still there. */
function swap(field: HTMLTextAreaElement | null, placeholder: string, text: string): void {
  const at = field?.value.indexOf(placeholder) ?? -1;
  if (field && at >= 0) replaceInField(field, at, at + placeholder.length, text);
}

/**
 * Puts pictures into a textarea: a placeholder at once where the cursor is, the picture in its place when it is
 * uploaded. A failure or Cancel takes only the placeholder out; what was typed around it stays.
 */
export function useImageUploads(field: RefObject<HTMLTextAreaElement | null>) {
  const [uploads, setUploads] = useState<readonly ImageUpload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const files = useRef(new Map<number, File>());

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const one of all.values()) one.abort();
    };
  }, []);

  const change = (id: number, values: Partial<ImageUpload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...values } : one)));
  const drop = useCallback((id: number) => {
    files.current.delete(id);
    setUploads((all) => all.filter((one) => one.id !== id));
  }, []);

  function insert(file: File) {
    const { current } = field;
    if (!current) return;
    const id = ++lastId;
    const placeholder = placeholderOf(id, file.name);
    insertBlock(current, placeholder);
    files.current.set(id, file);
    setUploads((all) => [...all, { id, name: file.name, share: 0, error: null }]);
    void send(id, file, placeholder);
  }

  async function send(id: number, file: File, placeholder: string) {
    const cancel = new AbortController();
    running.current.set(id, cancel);
    try {
      const { url } = await uploadImage(file, {
        signal: cancel.signal,
        onProgress: (share) => change(id, { share }),
      });
      swap(field.current, placeholder, `![${altOf(file.name)}](${url})`);
      drop(id);
    } catch (error) {
      swap(field.current, placeholder, '');
      if (cancel.signal.aborted) drop(id);
      else change(id, { error: messageOf(error, 'We couldn’t upload the picture.') });
    } finally {
      running.current.delete(id);
    }
  }

  return {
    uploads,
    insert: (images: readonly File[]) => images.forEach(insert),
    cancel: (id: number) => running.current.get(id)?.abort(),
    retry(id: number) {
      const file = files.current.get(id);
      drop(id);
      if (file) insert(file);
    },
    dismiss: drop,
  };
}
