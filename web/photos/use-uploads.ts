import { useRef, useState } from 'react';
import { nameOf } from '../../schema/enum-names.ts';
import { type PhotoCategory, PHOTO_TEXTS } from '../../schema/photos/photos.ts';
import { reportUnauthenticated } from '../accounts/session/session-ended.ts';
import { graphql } from '../gql/gql.ts';
import { hasCode, messageOf } from '../ui/forms/graph-error.ts';
import { uploadFile } from '../ui/forms/upload-file.ts';
import type { UploadRow } from './upload-rows.ts';

const UPLOAD_PHOTO = graphql(/* GraphQL */ `
  mutation UploadPhoto($input: PhotoDetailsInput!, $image: Upload) {
    uploadPhoto(input: { details: $input, image: $image }) {
      photo {
        id
      }
    }
  }
`);

type Change = (id: number, change: Partial<UploadRow>) => void;

/** Sends photos one after the other. One that fails says why and stays, the others go on. */
export function useUploads(change: Change) {
  const [isSending, setSending] = useState(false);
  const sending = useRef<AbortController>(null);

  /** `over`: it was canceled, or nothing more can be sent. */
  async function send(row: UploadRow, category: PhotoCategory, signal: AbortSignal) {
    const { id, file, description, altText } = row;
    change(id, { share: 0, error: null });
    try {
      await uploadFile({
        document: UPLOAD_PHOTO,
        variables: {
          input: { category: nameOf(category), description, altText },
          image: file,
        },
        at: 'image',
        signal,
        onProgress: (share) => change(id, { share }),
      });
      change(id, { share: null, isDone: true });
      return 'sent';
    } catch (error) {
      change(id, {
        share: null,
        error: signal.aborted ? null : messageOf(error, PHOTO_TEXTS.uploadFailed),
      });
      const isSignedOut = hasCode(error, 'UNAUTHENTICATED');
      if (isSignedOut) reportUnauthenticated();
      return isSignedOut || signal.aborted ? 'over' : 'failed';
    }
  }

  return {
    isSending,
    cancel: () => sending.current?.abort(),
    /** Resolves to whether all of them are there. */
    async sendAll(rows: readonly UploadRow[], category: PhotoCategory): Promise<boolean> {
      const cancel = new AbortController();
      sending.current = cancel;
      setSending(true);
      let sent = 0;
      for (const row of rows) {
        const outcome = await send(row, category, cancel.signal);
        if (outcome === 'sent') sent += 1;
        if (outcome === 'over') break;
      }
      setSending(false);
      return sent === rows.length;
    },
  };
}
