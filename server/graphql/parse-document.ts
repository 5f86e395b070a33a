/** Parses a document, if it is not too large or too deep for the steps that work through it afterwards. */
import type { DocumentNode, Source as DocumentSource } from 'graphql';
import { badInput } from '../core/failures.ts';
import { Lexer, parse, Source } from './graphql-js.ts';

const MAX_TOKENS = 10_000;
/** Brackets within each other. Parser, validation and variables are worked through by functions that call themselves. */
export const MAX_NESTING = 40;
const MAX_FRAGMENTS = 100;

export interface ParsedDocument {
  document: DocumentNode;
  tokens: number;
}

/** Throws a Failure for what is too large or too deep, and graphql-js' own error for what is not a document. */
export function parseDocument(text: string): ParsedDocument {
  const source = new Source(text);
  return { tokens: countTokens(source), document: parse(source) };
}

function countTokens(source: DocumentSource): number {
  const lexer = new Lexer(source);
  let tokens = 0;
  let nesting = 0;
  let fragments = 0;
  for (let token = lexer.advance(); token.kind !== '<EOF>'; token = lexer.advance()) {
    tokens += 1;
    if (token.kind === '{' || token.kind === '(' || token.kind === '[') nesting += 1;
    else if (token.kind === '}' || token.kind === ')' || token.kind === ']') nesting -= 1;
    else if (nesting === 0 && token.value === 'fragment') fragments += 1;
    if (nesting > MAX_NESTING) throw badInput('query', 'The document is nested too deeply.');
    if (tokens > MAX_TOKENS || fragments > MAX_FRAGMENTS)
      throw badInput('query', 'The document is too long.');
  }
  return tokens;
}
