import type { Schema } from '../requests/from-schema.ts';

interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  schema: Schema;
}

/** One operation of the API document, ready to be asked for. */
export interface Operation {
  method: string;
  /** As Express writes it: "/api/timeslots/:date". */
  path: string;
  parameters: Parameter[];
  body: Schema | undefined;
  /** By status: the schema of the answer's body, undefined for one without a body. */
  answers: Map<number, Schema | undefined>;
}

interface Content {
  content?: Record<string, { schema: Schema }>;
}
interface Document {
  paths: Record<
    string,
    Record<string, { parameters?: Parameter[]; requestBody?: Content; responses: Record<string, Content> }>
  >;
}

/** Of a body that is JSON: what is written in another format has none that could be held against it. */
const schemaOf = (content: Content | undefined) =>
  Object.entries(content?.content ?? {}).find(([type]) => /\bjson\b/.test(type))?.[1].schema;

/** What the document of the running service promises. */
export async function readOperations(serviceUrl: string): Promise<Operation[]> {
  const { paths } = (await (await fetch(`${serviceUrl}/api/openapi.json`)).json()) as Document;
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      parameters,
      body: schemaOf(requestBody),
      answers: new Map(
        Object.entries(responses).map(([status, content]) => [Number(status), schemaOf(content)]),
      ),
    })),
  );
}
