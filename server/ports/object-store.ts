/** The storage of photos: S3, or the embedded store that speaks the same protocol. */

export interface PresignedPost {
  url: string;
  fields: Record<string, string>;
}

export interface UploadTerms {
  key: string;
  /** Goes into x-amz-meta-owner, and the policy insists on it. */
  owner: string;
  maxBytes: number;
  /** The content types the policy lets through, all starting with `image/`. */
  contentTypePrefix: 'image/';
  /** For the profile picture, whose form has this field; reading still needs a signature. */
  acl?: 'public-read';
  /** At most 300; a larger value is reduced to that. */
  expiresInSeconds: number;
}

export interface ObjectStore {
  /** A multipart POST that the storage accepts on exactly these terms. */
  presignUpload(terms: UploadTerms): Promise<PresignedPost>;
  /**
   * A private address for reading, valid for at most 15 minutes (more is cut to that). Asked for again
   * soon it is the same one, with half of its time left at least.
   */
  presignRead(key: string, expiresInSeconds: number): Promise<string>;
  /** Returns a fresh one, with its whole lifetime left. */
  presignFreshRead(key: string, expiresInSeconds: number): Promise<string>;
  exists(key: string): Promise<boolean>;
  /**
   * Returns whether a picture is there, checked and re-encoded by the server. If the storage takes uploads by itself,
   * one that has come in is looked at now; what is not a picture is thrown away.
   */
  confirm(key: string): Promise<boolean>;
  /** Harmless when there is no such object. */
  remove(key: string): Promise<void>;
}
