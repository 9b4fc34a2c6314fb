import sharp from 'sharp';

interface PictureSize {
  width?: number;
  height?: number;
}

/** A picture with some life in it, so that it does not shrink to nothing when encoded. */
export const picture = ({ width = 900, height = 600 }: PictureSize = {}) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#fb4f14',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  });

/** A JPEG as a phone would send it. */
export const jpeg = (size?: PictureSize): Promise<Uint8Array<ArrayBuffer>> =>
  picture(size)
    .jpeg({ quality: 70 })
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));

/** One pixel that never rests: what a few kilobytes can ask of a reader. */
export const endlessGif = (frames: number) =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1'),
      ...new Array<Buffer>(frames).fill(
        Buffer.from('!\xf9\x04\0\x04\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0', 'latin1'),
      ),
      Buffer.from(';'),
    ]),
  );

/** A form with a file, as browsers send it. Other fields come first. */
export function formWith(
  content: Uint8Array<ArrayBuffer> | string,
  {
    field = 'image',
    name = 'photo.jpg',
    type = 'image/jpeg',
    fields = {},
  }: { field?: string; name?: string; type?: string; fields?: Record<string, string> } = {},
): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append(field, new Blob([content], { type }), name);
  return form;
}

/** An operation with a file, by the GraphQL multipart request convention. */
export function graphForm(
  query: string,
  variables: Record<string, unknown>,
  content: Uint8Array<ArrayBuffer> | string,
  { at = 'image', name = 'photo.jpg' }: { readonly at?: string; readonly name?: string } = {},
): FormData {
  return formWith(content, {
    field: '0',
    name,
    fields: {
      operations: JSON.stringify({ query, variables: withNull(variables, at.split('.')) }),
      map: JSON.stringify({ 0: [`variables.${at}`] }),
    },
  });
}

/** The convention has null where the file goes. */
const withNull = (values: object, [name, ...inside]: readonly string[]): object => ({
  ...values,
  [name!]: inside.length > 0 ? withNull(Reflect.get(values, name!) as object, inside) : null,
});
