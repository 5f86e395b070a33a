/** GraphQL over HTTP as any client calls it. */

export interface GraphqlAnswer {
  status: number;
  // Tests read responses of many shapes; each expectation states what it needs.
  data: Record<string, unknown> | null;
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
  /** The first error's code; null if there is none. */
  code: string | null;
  /** The argument that the first error names; null if none. */
  field: string | null;
}

export async function callGraphql(
  url: string,
  token: string | null,
  query: string,
  variables: object = {},
): Promise<GraphqlAnswer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const body: Partial<Pick<GraphqlAnswer, 'data' | 'errors'>> = await response.json();
  const errors = body.errors ?? [];
  const extensions = errors[0]?.extensions ?? {};
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    status: response.status,
    data: body.data ?? null,
    errors,
    code: text(extensions['code']),
    field: text(extensions['field']),
  };
}
