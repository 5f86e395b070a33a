/** Addresses of the list of programs and of each program. */
import { paths } from '../../../../contract/paths.ts';

export const PROGRAMS_ADDRESS = paths.programs.to();

export function programAddress(programId: string): string {
  return `${PROGRAMS_ADDRESS}?program=${encodeURIComponent(programId)}`;
}

export function programInAddress(parameters: URLSearchParams): string | undefined {
  return parameters.get('program') ?? undefined;
}
