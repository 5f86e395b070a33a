export const HOW_TO_GET_POSTGRES: string;

export interface RunningPostgres {
  url: string;
  close(): Promise<void>;
}

export function openPostgres(options?: { isDurable?: boolean }): Promise<RunningPostgres | undefined>;
