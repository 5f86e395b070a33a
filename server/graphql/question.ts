/** A GraphQL request: the body of a POST, or the query string of a GET. */
export interface Question {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns null for anything but one request; a list of several is not accepted. */
export function questionOf(asked: unknown): Question | null {
  const body = typeof asked === 'string' ? parseJson(asked) : asked;
  if (!isRecord(body) || typeof body['query'] !== 'string') return null;
  const given = typeof body['variables'] === 'string' ? parseJson(body['variables']) : body['variables'];
  const variables = given ?? {};
  const operationName = body['operationName'] ?? undefined;
  if (!isRecord(variables)) return null;
  if (operationName !== undefined && (typeof operationName !== 'string' || !/^\w+$/.test(operationName)))
    return null;
  return { query: body['query'], variables, operationName };
}
