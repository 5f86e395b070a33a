/** Mail as the service sends it; the embedded mode keeps it for /mailbox instead. */
export interface Mail {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

/** Says of a mail that its code proves an address, which is not her own before she has entered the code. */
export const NEW_EMAIL_SUBJECT = 'Kinnita uus e-posti aadress';

/** Says of a mail that its code sets a new password. */
export const RESET_SUBJECT = 'Parooli taastamise kood';

/** `memberId` is the member whose mail it is, if that is known, for as long as it is kept. */
export type SendMail = (mail: Mail, memberId?: string) => Promise<void>;
