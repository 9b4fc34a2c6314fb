import { graphql } from '../../../gql/gql.ts';
import { uploadFile } from '../../../ui/forms/upload-file.ts';

const UPLOAD_IMAGE = graphql(/* GraphQL */ `
  mutation UploadImage($image: Upload!) {
    uploadImage(input: { image: $image }) {
      image {
        url
      }
    }
  }
`);

interface Progress {
  readonly signal?: AbortSignal;
  readonly onProgress?: (share: number) => void;
}

/** Uploads a picture; returns the address under which the site serves it. */
export async function uploadImage(image: File, progress: Progress): Promise<{ url: string }> {
  const variables = { image };
  const data = await uploadFile({ document: UPLOAD_IMAGE, variables, at: 'image', ...progress });
  return data.uploadImage!.image;
}
