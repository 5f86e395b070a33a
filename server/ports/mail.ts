/** Mail as the service sends it; the embedded mode keeps it for /mailbox instead. */
export interface Mail {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

export type SendMail = (mail: Mail) => Promise<void>;
