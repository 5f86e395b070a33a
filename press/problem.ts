/** A fault in what staff wrote in `content/`, told so that they can mend it themselves. */
export interface Problem {
  /** Path below the content folder, with forward slashes. */
  file: string;
  /** 1-based; left out where the fault is not in one place. */
  line?: number;
  /** In Estonian. */
  message: string;
}
