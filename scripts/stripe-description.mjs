/**
 * Compares the calls between the product and its stand-in for Stripe with Stripe's own description of its API. The description is
 * the one that the pinned client brings: its calls name method and path, and its types, which Stripe makes from its OpenAPI file,
 * name each parameter and each field. The recorded calls are written as TypeScript, and the compiler judges them.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Stripe from 'stripe';

const FOLDER = new URL('../.cache/services/stripe/', import.meta.url);
const COMPILER = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));

/** @typedef {{ kind: 'call', method: string, path: string, body: string, status: number, answer: unknown }} HeardCall */
/** @typedef {{ kind: 'event', event: { type: string } }} HeardEvent */
/** @typedef {{ method: string, pattern: RegExp, path: string, type: string, parametersAt: number }} Operation */
/** @typedef {{ what: string, lines: string[] }} Judged What is judged, and the declarations that the compiler reads. */

/** The client's version, and that of the OpenAPI file it was made from. */
export function stripeVersion() {
  const folder = new URL('../node_modules/stripe/', import.meta.url);
  const textOf = (/** @type {string} */ name) => readFileSync(new URL(name, folder), 'utf8').trim();
  return `stripe ${textOf('VERSION')} (OpenAPI ${textOf('OPENAPI_VERSION')}, ${Stripe.API_VERSION})`;
}

/** Each call that the client knows: its source says method and path, its place in the client its type. */
export function stripeOperations() {
  /** @type {Operation[]} */
  const operations = [];
  const client = new Stripe('sk_test_description');
  const seen = new Set([/** @type {object} */ (client)]);
  /** @type {(resource: object, type: string) => void} */
  const look = (resource, type) => {
    seen.add(resource);
    for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(resource))) {
      const call = Reflect.get(resource, name);
      const found =
        typeof call === 'function' &&
        name !== 'constructor' &&
        /_makeRequest\(\s*'(GET|POST|DELETE)',\s*[`']([^`']+)[`']/.exec(String(call));
      if (!found || !found[2]?.startsWith('/v1/')) continue;
      const places = found[2].split(/\$\{[^}]*\}/);
      operations.push({
        method: found[1] ?? '',
        path: places.join(':id'),
        pattern: new RegExp(`^${places.map((place) => place.replaceAll('.', '\\.')).join('[^/]+')}$`),
        type: `${type}['${name}']`,
        parametersAt: places.length - 1,
      });
    }
    for (const [name, value] of Object.entries(resource))
      if (isResource(value) && !seen.has(value) && !name.startsWith('_')) look(value, `${type}['${name}']`);
  };
  for (const [name, value] of Object.entries(client))
    if (isResource(value) && !seen.has(value) && !name.startsWith('_')) look(value, `Stripe['${name}']`);
  return operations;
}

/**
 * True if it has calls, or holds a value that has: `checkout` has `sessions`.
 * @param {unknown} value
 * @returns {value is object}
 */
function isResource(value) {
  if (typeof value !== 'object' || value === null) return false;
  const inner = Object.values(value);
  return value instanceof Stripe.StripeResource || inner.some((one) => one instanceof Stripe.StripeResource);
}

/**
 * @param {string} file One JSON object a line, as tests/support/heard-payments.ts writes them.
 * @returns {{ heard: number, judged: string[], problems: string[] }} The number of recorded calls, their kinds, and their faults.
 */
export function judge(file) {
  const operations = stripeOperations();
  /** @type {(HeardCall | HeardEvent)[]} */
  const heard = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
  /** @type {string[]} */
  const problems = [];
  /** @type {Map<string, Judged>} */
  const different = new Map();
  const keep = (/** @type {Judged | undefined} */ judged) => {
    if (judged !== undefined) different.set(judged.what + JSON.stringify(formOf(judged.lines)), judged);
  };
  for (const one of heard) {
    if (one.kind === 'event') keep(ofEvent(one));
    else {
      // Each event by its own type: of all types at once the compiler cannot say what is wrong.
      for (const event of eventsIn(one)) keep(ofEvent({ kind: 'event', event }));
      keep(ofCall(one, operations, problems));
    }
  }
  const all = [...different.values()];
  return {
    heard: heard.length,
    judged: [...new Set(all.map(({ what }) => what))].toSorted(),
    problems: [...new Set([...problems, ...compile(all)])],
  };
}

/** @type {(event: HeardEvent) => Judged} */
function ofEvent({ event }) {
  const type = `Wire<Extract<Stripe.Event, { type: '${event.type}' }>>`;
  return { what: `event ${event.type}`, lines: [declaration(type, event)] };
}

/**
 * The events of a list, which is left with none.
 * @param {HeardCall} call
 */
function eventsIn({ path, answer }) {
  const { data } = /** @type {{ data?: { type: string }[] }} */ (answer);
  return path.startsWith('/v1/events?') && data !== undefined ? data.splice(0) : [];
}

/** @type {(call: HeardCall, operations: readonly Operation[], problems: string[]) => Judged | undefined} */
function ofCall({ method, path, body, status, answer }, operations, problems) {
  const { pathname, search } = new URL(path, 'http://stripe');
  const exact = operations.find((one) => one.method === method && one.path === pathname);
  const operation = exact ?? operations.find((one) => one.method === method && one.pattern.test(pathname));
  if (operation === undefined) {
    problems.push(`${method} ${pathname}: Stripe has no such call`);
    return undefined;
  }
  const { type, parametersAt } = operation;
  const answerType = status === 200 ? `Answer<${type}>` : '{ error: Wire<Stripe.StripeRawError> }';
  const parameters = fieldsOf(body === '' ? search.slice(1) : body);
  return {
    what: `${method} ${operation.path} ${status}`,
    lines: [
      declaration(`Wire<NonNullable<Parameters<${type}>[${parametersAt}]>>`, parameters),
      declaration(answerType, answer),
    ],
  };
}

/** @type {(type: string, value: unknown) => string} */
const declaration = (type, value) => `holds<${type}>(${JSON.stringify(value)});`;

/**
 * Lines that differ only in ids, times and amounts are equal to the compiler.
 * @param {string[]} lines
 */
const formOf = (lines) =>
  lines.map((line) => line.replace(/"(?:[a-z]+_)?[\w-]{14,}[^"]*"/g, '"…"').replace(/\b\d+\b/g, '0'));

/**
 * A form with brackets as the objects that the client was given: `items[0][price]=…`.
 * @param {string} form
 */
function fieldsOf(form) {
  /** @type {Record<string, unknown>} */
  const fields = {};
  for (const [name, text] of new URLSearchParams(form)) {
    const steps = [...name.matchAll(/[^[\]]+/g)].map(([step]) => step);
    const last = steps.pop() ?? '';
    /** @type {Record<string, unknown>} */
    let place = fields;
    for (const step of steps) place = /** @type {Record<string, unknown>} */ (place[step] ??= {});
    place[last] = steps.includes('metadata') ? text : plain(text);
  }
  return asLists(fields);
}

/** Numbers and truths are text in a form. */
function plain(/** @type {string} */ text) {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d{1,15}$/.test(text) ? Number(text) : text;
}

/** @type {(value: unknown) => unknown} */
function asLists(value) {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, asLists(inner)]);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/**
 * The types that the compiler knows before it reads the recording. `Decimal` is the client's form of a number that is sent as
 * text.
 */
const PRELUDE = `import type Stripe from 'stripe';
type Named<Value> = Value extends string ? (string extends Value ? never : Value) : Value;
/** Without "any other string", by which the client leaves room for values that Stripe adds later. */
type Published<Value> = [Extract<Named<Value>, string>] extends [never] ? Value : Named<Value>;
type Wire<Value> = Value extends Stripe.Decimal
  ? string
  : Value extends readonly (infer Item)[]
    ? Wire<Published<Item>>[]
    : Value extends object
      ? { [Field in keyof Value as Field extends 'lastResponse' ? never : Field]: Wire<Published<Value[Field]>> }
      : Value;
type Answer<Call> = Call extends (...given: never[]) => infer Result ? Wire<Awaited<Result>> : never;
declare function holds<Type>(value: Type): void;
`;
const OPTIONS = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    types: ['node'],
  },
  include: ['heard.ts'],
};

/**
 * @param {Judged[]} all
 * @returns {string[]} Problems, each under the name of what has it.
 */
function compile(all) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const first = PRELUDE.split('\n').length;
  const named = all.flatMap(({ what, lines }) => lines.map((line) => ({ what, line })));
  writeFileSync(new URL('tsconfig.json', FOLDER), JSON.stringify(OPTIONS));
  writeFileSync(new URL('heard.ts', FOLDER), PRELUDE + named.map(({ line }) => line).join('\n'));
  const { stdout, status } = spawnSync(
    process.execPath,
    [COMPILER, '-p', fileURLToPath(FOLDER), '--pretty', 'false'],
    {
      encoding: 'utf8',
      maxBuffer: 1e9,
    },
  );
  const problems = [...stdout.matchAll(/heard\.ts\((\d+),\d+\): error (TS\d+: .*(?:\n {2}.*)*)/g)].map(
    ([, line, text]) => `${named[Number(line) - first]?.what}: ${text}`,
  );
  if (status !== 0 && problems.length === 0) throw new Error(`The compiler did not judge: ${stdout}`);
  return problems;
}
