/** A problem that an operator can mend by what its message says, so that nobody needs its stack trace. */
export class OperatorsProblem extends Error {
  override readonly name: string = 'OperatorsProblem';
}
