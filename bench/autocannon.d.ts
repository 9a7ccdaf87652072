/** The part of autocannon that the benchmark uses; the package brings no types. */
declare module 'autocannon' {
  export interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request) => Request;
  }
  interface Options {
    url: string;
    connections: number;
    duration: number;
    overallRate?: number;
    requests?: Request[];
  }
  interface Result {
    duration: number;
    errors: number;
  }
  interface Run extends Promise<Result> {
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, ms: number) => void,
    ): void;
  }
  export default function autocannon(options: Options): Run;
}
