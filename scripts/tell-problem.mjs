/**
 * Prints a problem that an operator can mend, and returns the exit code for it; rethrows any other error.
 * @param {import('vite').ViteDevServer} vite The loader of the server's modules, one of which threw.
 * @param {unknown} error
 */
export async function tellProblem(vite, error) {
  const { OperatorsProblem } = await vite.ssrLoadModule('/server/database/operators-problem.ts');
  if (!(error instanceof OperatorsProblem)) throw error;
  console.error(/** @type {Error} */ (error).message);
  return 1;
}
