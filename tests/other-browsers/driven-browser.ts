/** The abilities that a journey needs from a browser, by any protocol. */

export interface DrivenBrowser {
  open(address: string): Promise<void>;
  /** Runs a script unchanged. */
  load(script: string): Promise<void>;
  /** Runs in the page and returns its result. `run` sees only its argument and the page's globals. */
  evaluate<Given, Answer>(run: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer>;
  /** Like `evaluate`, but returns an element that can be used as a person does. Rejects if `run` throws. */
  find<Given>(run: (given: Given) => Element, given: Given): Promise<DrivenElement>;
  /** Ends without warning and starts again on the same disk, with no page open. */
  dieAndReturn(): Promise<void>;
  /** Ends the browser and deletes its disk. */
  dispose(): Promise<void>;
}

export interface DrivenElement {
  click(): Promise<void>;
  type(text: string): Promise<void>;
  /** For a file field: the path of the file she chooses. */
  chooseFile(path: string): Promise<void>;
}

/** A phone's width, so that the journey uses the screens that members see. */
export const PHONE = { width: 390, height: 844 };

/** The browser that runs a journey. */
export interface JourneySetting {
  /** As named in the title. */
  browserName: string;
  /** The meaning of `dieAndReturn` in this browser, as the title says it. */
  interruption: string;
  openBrowser(): Promise<DrivenBrowser>;
}
