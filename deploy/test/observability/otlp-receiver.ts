import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import * as z from 'zod';

const value = z.looseObject({
  stringValue: z.string().optional(),
  intValue: z.union([z.int(), z.string()]).optional(),
});
const attributes = z.array(z.object({ key: z.string(), value })).default([]);

/** `ExportTraceServiceRequest` of OpenTelemetry's protocol (OTLP 1), in its JSON form. */
const requestSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.looseObject({ attributes }),
      scopeSpans: z.array(
        z.looseObject({
          spans: z.array(
            z.looseObject({
              traceId: z.string().regex(/^[0-9a-f]{32}$/),
              spanId: z.string().regex(/^[0-9a-f]{16}$/),
              parentSpanId: z.string().optional(),
              name: z.string(),
              startTimeUnixNano: z.string().regex(/^\d+$/),
              endTimeUnixNano: z.string().regex(/^\d+$/),
              attributes,
            }),
          ),
        }),
      ),
    }),
  ),
});

interface ReceivedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  attributes: Record<string, string | number | undefined>;
}

const asRecord = (list: z.infer<typeof attributes>) =>
  Object.fromEntries(list.map(({ key, value: { stringValue, intValue } }) => [key, stringValue ?? intValue]));

/** Takes traces as a collector does, and keeps them. What is no OTLP is refused, and told by `refused`. */
export async function startOtlpReceiver() {
  const spans: ReceivedSpan[] = [];
  const refused: string[] = [];
  const server = createServer((request, answer) => {
    void (async () => {
      const isTraces = request.method === 'POST' && request.url === '/v1/traces';
      const parsed = requestSchema.safeParse(await json(request));
      if (!isTraces || !parsed.success) {
        refused.push(
          `${request.method} ${request.url}: ${parsed.error ? z.prettifyError(parsed.error) : ''}`,
        );
        return void answer.writeHead(400).end();
      }
      for (const { resource, scopeSpans } of parsed.data.resourceSpans) {
        const service = String(asRecord(resource.attributes)['service.name']);
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({
            service,
            name: span.name,
            traceId: span.traceId,
            spanId: span.spanId,
            parentSpanId: span.parentSpanId,
            attributes: asRecord(span.attributes),
          });
      }
      answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    refused,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
