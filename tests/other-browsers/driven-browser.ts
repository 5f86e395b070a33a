/** What a journey asks of a browser, whichever protocol it is driven by. */

export interface DrivenBrowser {
  open(address: string): Promise<void>;
  /** Runs a script as it is written. */
  load(script: string): Promise<void>;
  /** Runs in the page and answers what comes of it. `run` knows its argument and what the page has, nothing else. */
  evaluate<Given, Answer>(run: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer>;
  /** As `evaluate`, answering an element that can be used as a person does. Rejects where `run` throws. */
  find<Given>(run: (given: Given) => Element, given: Given): Promise<DrivenElement>;
  /** Ends without warning and comes back over what it had on the disk, on no page yet. */
  dieAndReturn(): Promise<void>;
  /** Ends it and throws its disk away. */
  dispose(): Promise<void>;
}

export interface DrivenElement {
  click(): Promise<void>;
  type(text: string): Promise<void>;
  /** Of a file field: the path of the file that she picks. */
  chooseFile(path: string): Promise<void>;
}

/** A phone's width, so that the journey goes by the screens that members have. */
export const PHONE = { width: 390, height: 844 };

/** The browser that a journey is walked in. */
export interface JourneySetting {
  /** As the title names it. */
  browserName: string;
  /** What `dieAndReturn` is in this browser, as the title says it. */
  interruption: string;
  openBrowser(): Promise<DrivenBrowser>;
}
