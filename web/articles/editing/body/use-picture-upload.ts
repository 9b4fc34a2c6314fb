import { useRef, useState } from 'react';
import { IMAGE_TEXTS } from '../../../../schema/photos/image-texts.ts';
import { messageOf } from '../../../ui/forms/graph-error.ts';
import { uploadImage } from './upload-image.ts';

/** One picture on its way to the site; `onUploaded` gets its address there. */
export function usePictureUpload(onUploaded: (url: string) => void) {
  const running = useRef<AbortController>(null);
  /** 0 to 1; null: nothing is on its way. */
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();

  async function upload(image: File | undefined) {
    if (!image) return;
    if (!image.type.startsWith('image/')) return setFailure(IMAGE_TEXTS.wrongType);
    const cancel = new AbortController();
    running.current = cancel;
    setFailure(undefined);
    setShare(0);
    try {
      const { url } = await uploadImage(image, { signal: cancel.signal, onProgress: setShare });
      onUploaded(url);
    } catch (error) {
      if (!cancel.signal.aborted) setFailure(messageOf(error, 'We couldn’t upload the picture.'));
    } finally {
      setShare(null);
    }
  }

  return {
    share,
    failure,
    forgetFailure: () => setFailure(undefined),
    upload: (image: File | undefined) => void upload(image),
    cancel: () => running.current?.abort(),
  };
}

export type PictureUpload = ReturnType<typeof usePictureUpload>;
