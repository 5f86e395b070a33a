/**
 * Declares a question to the service once, in the feature that asks it: its document, its variables, which part of the answer
 * the screen wants, how the library answers without a network, and whether it is read ahead. Everything is typed by the
 * operation, so a renamed operation, variable or field breaks the build in the declaration.
 */
import { type AnyVariables, getOperationName, type TypedDocumentNode } from '@urql/core';
import type { LibraryDatabase } from '../library/library-database.ts';

export interface Page<Item> {
  items: readonly Item[];
  nextToken: string | null;
}

/** An answer that the library keeps as the screen shows it. The service is asked only if it is not there. */
export interface KeptAnswer<Answer> {
  /** Reads quickly the part for the first screen. */
  first: (library: LibraryDatabase) => Promise<Answer | undefined>;
  whole: (library: LibraryDatabase) => Promise<Answer | undefined>;
}

/** `Subject` is the question's subject (an id, a month), as arguments. The operation's own types end in the declaration. */
export interface Question<Subject extends readonly unknown[], Answer> {
  /** The operation's name. */
  readonly name: string;
  readonly document: TypedDocumentNode<unknown, AnyVariables>;
  readonly variablesOf: (...subject: Subject) => object;
  /** Makes the answer from the first page and those after it. Undefined if they hold nothing. */
  readonly answerOf: (pages: readonly unknown[]) => Answer | undefined;
  readonly nextTokenOf: (page: unknown) => string | null;
  readonly kept: KeptAnswer<Answer> | undefined;
  /** Undefined if the library holds nothing about it. */
  readonly fromLibrary:
    | ((library: LibraryDatabase, variables: object) => Promise<object | undefined>)
    | undefined;
  /** Returns the variables to ask with before anybody wants the answer. */
  readonly variablesAhead: (today: string) => readonly object[];
  readonly isPassing: boolean;
  readonly isFixedWhileShown: boolean;
}

export type AnyQuestion = Question<never, unknown>;

interface Declaration<Data, Variables, Subject extends readonly unknown[]> {
  document: TypedDocumentNode<Data, Variables>;
  variables: (...subject: Subject) => NoInfer<Variables>;
  /** Returns the service's answer, using only the library; undefined if that is not enough. */
  fromLibrary?: (
    library: LibraryDatabase,
    variables: NoInfer<Variables>,
  ) => Promise<NoInfer<Data> | undefined>;
  /** The subjects that are read soon after the start, so that they are on the device without having been opened (promise 8). */
  readAhead?: (today: string) => readonly (readonly [...Subject])[];
  /** The service is asked again each time, because a kept answer would be private or out of date. */
  isPassing?: boolean;
  /** A screen that shows the answer keeps it, whatever the library has by then. */
  isFixedWhileShown?: boolean;
}

interface QuestionDeclaration<
  Data,
  Variables,
  Subject extends readonly unknown[],
  Answer,
> extends Declaration<Data, Variables, Subject> {
  answerOf: (data: NoInfer<Data>) => Answer | null | undefined;
}

interface ListDeclaration<Data, Variables, Subject extends readonly unknown[], Item> extends Declaration<
  Data,
  Variables,
  Subject
> {
  pageOf: (data: NoInfer<Data>) => Page<Item> | null;
}

interface ShownListDeclaration<
  Data,
  Variables,
  Subject extends readonly unknown[],
  Item extends { id: string },
  Answer,
> extends ListDeclaration<Data, Variables, Subject, Item> {
  answerOf: (items: readonly Item[]) => Answer;
  kept?: KeptAnswer<Answer>;
}

const declared = new Map<string, AnyQuestion>();

/** Returns the question whose operation has this name, if its declaration has been loaded, as it has when it is asked. */
export function declaredQuestion(name: string): AnyQuestion | undefined {
  return declared.get(name);
}

/* @__NO_SIDE_EFFECTS__ */
export function declareQuestion<Data, Variables, Subject extends readonly unknown[], Answer>(
  declaration: QuestionDeclaration<Data, Variables, Subject, Answer>,
): Question<Subject, Answer> {
  return noted({
    ...erased(declaration),
    answerOf: ([data]) => declaration.answerOf(data as Data) ?? undefined,
    nextTokenOf: () => null,
    kept: undefined,
  });
}

/** Declares a list that comes in pages, and reads all of them. */
/* @__NO_SIDE_EFFECTS__ */
export function declareList<Data, Variables, Subject extends readonly unknown[], Item extends { id: string }>(
  declaration: ListDeclaration<Data, Variables, Subject, Item>,
): Question<Subject, readonly Item[]> {
  return declareShownList({ ...declaration, answerOf: (items) => items });
}

/** Declares a list whose items are turned into another answer. */
/* @__NO_SIDE_EFFECTS__ */
export function declareShownList<
  Data,
  Variables,
  Subject extends readonly unknown[],
  Item extends { id: string },
  Answer,
>(declaration: ShownListDeclaration<Data, Variables, Subject, Item, Answer>): Question<Subject, Answer> {
  const pageOf = (data: unknown) => declaration.pageOf(data as Data);
  return noted({
    ...erased(declaration),
    answerOf([first, ...rest]) {
      const page = pageOf(first);
      return page ? declaration.answerOf(itemsOf([page, ...rest.map(pageOf)])) : undefined;
    },
    nextTokenOf: (page) => pageOf(page)?.nextToken ?? null,
    kept: declaration.kept,
  });
}

function noted<Subject extends readonly unknown[], Answer>(question: Question<Subject, Answer>) {
  declared.set(question.name, question);
  return question;
}

/** Returns the names of the root fields that the document asks for. */
export function rootFieldsOf({ definitions }: AnyQuestion['document']): string[] {
  return definitions
    .flatMap((definition) =>
      definition.kind === 'OperationDefinition' ? definition.selectionSet.selections : [],
    )
    .flatMap((selection) => (selection.kind === 'Field' ? selection.name.value : []));
}

/** Each once: while pages are read again, the first may hold already an item of a former page, and is newer. */
function itemsOf<Item extends { id: string }>(pages: readonly (Page<Item> | null)[]): readonly Item[] {
  const items = pages.flatMap((page) => page?.items ?? []);
  if (pages.length === 1) return items;
  const seen = new Set<string>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}

function erased<Data, Variables, Subject extends readonly unknown[]>({
  document,
  variables,
  fromLibrary,
  readAhead,
  isPassing = false,
  isFixedWhileShown = false,
}: Declaration<Data, Variables, Subject>) {
  return {
    document: document as TypedDocumentNode<unknown, AnyVariables>,
    name: getOperationName(document) ?? '',
    variablesOf: variables as (...subject: Subject) => object,
    fromLibrary: fromLibrary as Question<Subject, unknown>['fromLibrary'],
    variablesAhead: (today: string) =>
      (readAhead?.(today) ?? []).map((subject) => variables(...subject) as object),
    isPassing,
    isFixedWhileShown,
  };
}
