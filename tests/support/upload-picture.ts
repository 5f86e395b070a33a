import { JPEG } from './images.ts';

export interface UploadForm {
  url: string;
  fields: Record<string, string>;
}

/** The key once it is accepted: S3 takes it in elsewhere. */
export function keyOf({ fields }: UploadForm): string {
  return (fields['key'] ?? '').replace(/^incoming\//, '');
}

/** Posts a picture with a signed form, as the specification says; returns the storage's status. */
export async function uploadPicture(
  { url, fields }: UploadForm,
  added: Record<string, string>,
  bytes: Uint8Array<ArrayBuffer> = JPEG,
): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, 'Content-Type': 'image/jpeg', ...added }))
    form.set(name, value);
  form.set('file', new Blob([bytes], { type: 'image/jpeg' }), 'photo.jpg');
  return (await fetch(url, { method: 'POST', body: form })).status;
}
