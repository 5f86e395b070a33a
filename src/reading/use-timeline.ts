import { type Client, stringifyVariables, type TypedDocumentNode } from '@urql/core';
import { useEffect, useMemo, useState } from 'react';
import { useClient, useQuery } from 'urql';
import { useConnection } from '../offline/connection.ts';
import { type Reading, readingOf } from './reading.ts';
import { useAsOf } from './use-answer-age.ts';

interface PageVariables {
  limit: number;
  nextToken?: string | null | undefined;
}

interface TimelinePage<Event> {
  events: readonly Event[];
  nextToken: string | null;
}

export interface TimelineQuestion<Data, Variables extends PageVariables, Event> {
  query: TypedDocumentNode<Data, Variables>;
  /** Without a token: of the first page. */
  variables: Variables;
  /** Under which the device remembers how old its answers are. */
  name: string;
  /** A function of the module, not of a render. */
  pageOf: (data: Data) => TimelinePage<Event> | null;
  isPaused?: boolean;
}

export interface TimelineReading<Event> {
  events: readonly Event[];
  reading: Reading;
  /** While there is no connection: when what is shown was last true (epoch ms), if this device knows. */
  asOf: number | undefined;
  /** Asks the server again, whatever is kept. */
  retry: () => void;
}

/** More pages than any diary has; a server that never ends must not be followed for ever. */
const MAX_PAGES = 100;

/**
 * A timeline with every one of its pages. The first is what lists on the device are kept up to date by; the others are
 * fetched behind it.
 */
export function useTimeline<Data, Variables extends PageVariables, Event>(
  question: TimelineQuestion<Data, Variables, Event>,
): TimelineReading<Event> {
  const { query, name, variables, pageOf, isPaused = false } = question;
  const connection = useConnection();
  const [result, ask] = useQuery({ query, variables, pause: isPaused });
  // After another month was asked for, the former one's answer stands here until the new one comes.
  const isOwn = stringifyVariables(result.operation?.variables ?? {}) === stringifyVariables(variables);
  // The cache answers null, not nothing, to what it does not hold.
  const data = (isOwn ? result.data : undefined) ?? undefined;
  const first = useMemo(() => (data === undefined ? null : pageOf(data)), [data, pageOf]);
  const rest = useRest(question, first?.nextToken ?? undefined);
  const asOf = useAsOf(name, variables, result);
  return {
    asOf: first ? asOf : undefined,
    events: useMemo(() => (first ? [...first.events, ...rest] : NONE), [first, rest]),
    reading: readingOf(
      { hasData: first !== null, isFetching: result.fetching || (!isOwn && !isPaused), error: result.error },
      connection,
    ),
    retry: () => ask({ requestPolicy: 'network-only' }),
  };
}

const NONE: readonly never[] = [];

/** The events of the pages from `token` on; empty until they are all there. */
function useRest<Data, Variables extends PageVariables, Event>(
  { query, variables, pageOf }: TimelineQuestion<Data, Variables, Event>,
  token: string | undefined,
): readonly Event[] {
  const client = useClient();
  const [rest, setRest] = useState<{ token: string; events: readonly Event[] }>();
  const key = stringifyVariables(variables);
  useEffect(() => {
    if (token === undefined) return undefined;
    let isWanted = true;
    const first: Variables = JSON.parse(key);
    void readPages(client, { query, variables: first, pageOf }, token).then((events) => {
      if (isWanted) setRest({ token, events });
    });
    return () => {
      isWanted = false;
    };
  }, [client, query, pageOf, key, token]);
  return rest && rest.token === token ? rest.events : NONE;
}

async function readPages<Data, Variables extends PageVariables, Event>(
  client: Client,
  {
    query,
    variables,
    pageOf,
  }: Pick<TimelineQuestion<Data, Variables, Event>, 'query' | 'variables' | 'pageOf'>,
  token: string,
): Promise<readonly Event[]> {
  const events: Event[] = [];
  let nextToken: string | null = token;
  for (let pages = 1; nextToken !== null && pages < MAX_PAGES; pages += 1) {
    const { data }: { data?: Data | undefined } = await client
      .query(query, { ...variables, nextToken })
      .toPromise();
    const page: TimelinePage<Event> | null = data ? pageOf(data) : null;
    events.push(...(page?.events ?? []));
    nextToken = page?.nextToken ?? null;
  }
  return events;
}
