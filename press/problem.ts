/** An error in what staff wrote in `content/`, explained so that they can fix it themselves. */
export interface Problem {
  /** Path below the content folder, with forward slashes. */
  file: string;
  /** 1-based; absent if the error is not in one place. */
  line?: number;
  /** In Estonian. */
  message: string;
}
