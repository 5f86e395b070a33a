/** A query as it is sent, typed by what it answers and takes. */
export type QueryText<Data, Variables> = string & {
  readonly types?: (variables: Variables) => Data;
};
