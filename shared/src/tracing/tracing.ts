import type * as OpenTelemetry from '@opentelemetry/api';

/** Set once a process has been told where to send its traces; until then everything here does nothing. */
let tracing: { api: typeof OpenTelemetry; tracer: OpenTelemetry.Tracer } | undefined;

interface TracingOptions {
  /** The name of the process in a trace, like `booking-service`. */
  service: string;
  /** Where an OTLP receiver takes traces over HTTP, like `http://collector:4318`; undefined for no traces. */
  endpoint: string | undefined;
}

/**
 * From now on this process tells what it does, where an endpoint is configured. What sends it is loaded only then.
 *
 * @returns what sends the rest before the process ends
 */
export async function startTracing({ service, endpoint }: TracingOptions): Promise<() => Promise<void>> {
  if (endpoint === undefined) return () => Promise.resolve();
  const api = await import('@opentelemetry/api');
  const { openExporter } = await import('./exporter.ts');
  const provider = openExporter(service, endpoint);
  tracing = { api, tracer: api.trace.getTracer('record-cafe') };
  // A receiver that is away must not keep the process.
  return () => provider.shutdown().catch(() => undefined);
}

type Headers = Record<string, string | string[] | undefined>;

interface SpanOptions {
  kind: 'server' | 'client' | 'internal';
  attributes?: OpenTelemetry.Attributes;
  /** Headers of a request that a part of ours has sent: the span belongs to its trace. */
  from?: Headers | undefined;
}

/** A piece of work under way. */
interface OpenSpan {
  /** Runs `work` as a part of it. */
  run<Result>(work: () => Result): Result;
  end(outcome: { name?: string; attributes?: OpenTelemetry.Attributes; hasFailed?: boolean }): void;
}

const kinds = { server: 'SERVER', client: 'CLIENT', internal: 'INTERNAL' } as const;

/** Begins a piece of work that somebody else ends; undefined where there are no traces. */
export function openSpan(name: string, { kind, attributes = {}, from }: SpanOptions): OpenSpan | undefined {
  if (!tracing) return undefined;
  const { context, propagation, SpanKind, SpanStatusCode, trace } = tracing.api;
  const parent = from ? propagation.extract(context.active(), from) : context.active();
  const span = tracing.tracer.startSpan(name, { kind: SpanKind[kinds[kind]], attributes }, parent);
  return {
    run: (work) => context.with(trace.setSpan(parent, span), work),
    end(outcome) {
      if (outcome.name !== undefined) span.updateName(outcome.name);
      if (outcome.attributes) span.setAttributes(outcome.attributes);
      if (outcome.hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Runs `work` as a piece of its own; as it is where there are no traces. An error is passed on, and noted by its kind alone. */
export async function inSpan<Result>(
  name: string,
  options: SpanOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = openSpan(name, options);
  if (!span) return work();
  try {
    const result = await span.run(work);
    span.end({});
    return result;
  } catch (error) {
    span.end({
      hasFailed: true,
      attributes: { 'error.type': error instanceof Error ? error.name : 'unknown' },
    });
    throw error;
  }
}

/** The same for what is told only as a part of something else, as statements are: those of idle jobs would fill every disk. */
export function inPartOf<Result>(
  name: string,
  options: SpanOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracing?.api.trace.getActiveSpan() ? inSpan(name, options, work) : work();
}

/** What a request to another part of ours carries, so that its spans belong to this trace. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  if (tracing) tracing.api.propagation.inject(tracing.api.context.active(), headers);
  return headers;
}
