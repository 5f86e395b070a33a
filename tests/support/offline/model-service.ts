/** The service as the contract describes it, small enough to be obviously correct: the sender's fetch talks to it. */
import { type ArgumentNode, type FieldNode, parse } from 'graphql';
import type { PassEnd } from '../../../src/offline/pass-end.ts';
import { sendAll } from '../../../src/offline/sender.ts';

export interface Applied {
  field: string;
  /** The id of the thing. */
  id: string;
}

type Variables = Record<string, unknown>;
type Refuse = (field: string, args: Variables) => string | undefined;

export class ModelService {
  /** Each effect once, in order of occurrence. */
  readonly applied: Applied[] = [];
  readonly #things = new Set<string>();
  readonly #deleted = new Set<string>();
  /** Each requested mutation, however often, with or without an effect. */
  readonly requested: Applied[] = [];
  requests = 0;
  /** The code with which a mutation is refused, if it is. */
  refuse: Refuse = () => undefined;
  /** The argument that a refusal names, if any. */
  field: string | undefined;

  /** Responds to a GraphQL request; root mutations run in series, and none runs after an INTERNAL one. */
  answer(body: string): { data: Record<string, unknown>; errors?: unknown[] } {
    this.requests += 1;
    const { query, variables } = JSON.parse(body) as { query: string; variables: Variables };
    const [operation] = parse(query).definitions;
    if (operation?.kind !== 'OperationDefinition') throw new Error('No operation');
    const data: Record<string, unknown> = {};
    const errors: unknown[] = [];
    let hasFailed = false;
    for (const field of operation.selectionSet.selections as FieldNode[]) {
      const alias = field.alias?.value ?? field.name.value;
      const args = argumentsOf(field.arguments ?? [], variables);
      const code: string | undefined = hasFailed ? 'INTERNAL' : this.refuse(field.name.value, args);
      hasFailed ||= code === 'INTERNAL';
      data[alias] = code === undefined ? this.#apply(field.name.value, args) : null;
      const extensions = { code, ...(this.field !== undefined && { field: this.field }) };
      if (code !== undefined) errors.push({ message: code, path: [alias], extensions });
    }
    return { data, ...(errors.length > 0 && { errors }) };
  }

  #apply(field: string, args: Variables): unknown {
    const id = idOf(field, args);
    this.requested.push({ field, id });
    const isRemoval = field.startsWith('delete') || field.startsWith('uncomplete');
    const hasEffect = isRemoval ? this.#things.delete(id) : !this.#things.has(id) && !this.#deleted.has(id);
    if (hasEffect) this.applied.push({ field, id });
    if (isRemoval) this.#deleted.add(id);
    else if (hasEffect) this.#things.add(id);
    if (field === 'createMeasurement') return { id, presignedUrl: '{}', measurement: { id } };
    return isRemoval ? id : { id };
  }
}

function idOf(field: string, args: Variables): string {
  if (field === 'createMeasurement') return (args['input'] as { id: string }).id;
  if (field === 'completeTraining')
    return `${String(args['eventDateTime']).slice(0, 10)}_${String(args['id'])}_member`;
  return String(args['id'] ?? args['kind'] ?? 'profile');
}

function argumentsOf(nodes: readonly ArgumentNode[], variables: Variables): Variables {
  return Object.fromEntries(
    nodes.map(({ name, value }) => [
      name.value,
      value.kind === 'Variable' ? variables[value.name.value] : undefined,
    ]),
  );
}

/** Sends what waits in the member's outbox to the service, over a network that loses nothing. */
export function sendTo(service: ModelService, memberId: string): Promise<PassEnd> {
  return sendAll({
    memberId,
    endpoint: 'http://localhost/graphql',
    token: async () => ({ type: 'token', token: 'good', memberId }),
    fetch: async (_input, init) => Response.json(service.answer(String(init?.body))),
  });
}
