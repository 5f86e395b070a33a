/** A query as it is sent, typed by its answer and its variables. */
export type QueryText<Data, Variables> = string & {
  readonly types?: (variables: Variables) => Data;
};
