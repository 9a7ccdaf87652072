import fc from 'fast-check';

/** The part of JSON Schema that the API document uses. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | false;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  multipleOf?: number;
  pattern?: string;
  format?: string;
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  $ref?: string;
}

/** Values that lead somewhere, by the name of the field or parameter. */
export type Known = Record<string, readonly unknown[]>;

const LARGEST = 1_000_000;

/** Days at the edges of what calendars and databases have. */
const oddDays = fc.constantFrom(
  '0000-01-01',
  '0001-01-01',
  '2026-02-30',
  '9999-12-31',
  '+010000-01-01',
  'infinity',
);

const byFormat: Record<string, fc.Arbitrary<string>> = {
  date: fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .nat({ max: 3_000 })
        .map((day) => new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10)),
    },
    { weight: 1, arbitrary: oddDays },
  ),
  'date-time': fc
    .nat({ max: 2_000_000 })
    .map((minute) => new Date(Date.UTC(2024, 0, 1, 0, minute)).toISOString()),
  email: fc.stringMatching(/^[a-z]{1,12}$/).map((name) => `${name}@example.test`),
  uuid: fc.uuid(),
  uri: fc.webUrl(),
};

function textsOf({ pattern, format, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  const known = format === undefined ? undefined : byFormat[format];
  if (known) return known;
  const length = { minLength, maxLength: Math.min(maxLength, minLength + 40) };
  if (pattern === undefined)
    return fc.oneof(fc.string(length), fc.stringMatching(/^[A-Za-z가-힣 ]{1,20}$/), oddDays);
  return fc
    .stringMatching(new RegExp(pattern))
    .filter((text) => text.length >= minLength && text.length <= maxLength);
}

const numbersOf = ({ type, minimum, maximum, exclusiveMinimum, multipleOf }: Schema) => {
  const min = Math.max(minimum ?? exclusiveMinimum ?? -LARGEST, -LARGEST);
  const max = Math.min(maximum ?? LARGEST, LARGEST);
  if (multipleOf !== undefined) return multiplesOf(multipleOf, { min, max });
  return type === 'integer' ? fc.integer({ min: Math.ceil(min), max }) : fc.double({ min, max, noNaN: true });
};

/** As somebody writes them: 0.3, and not three times 0.1. */
const multiplesOf = (step: number, { min, max }: { min: number; max: number }) =>
  fc
    .integer({ min: Math.ceil(min / step), max: Math.floor(max / step) })
    .map((times) => Number((times * step).toFixed(6)));

/** What a schema takes. Fields whose name is `known` are mostly one of the values there. */
export function fromSchema(schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const familiar = known[name];
  const plain = anyOf(schema, known, name);
  if (!familiar || familiar.length === 0) return plain;
  return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...familiar) }, { weight: 1, arbitrary: plain });
}

function anyOf(schema: Schema, known: Known, name: string): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map((one) => fromSchema(one, known, name)));
  if (schema.allOf) {
    const parts = schema.allOf.map((one) => fromSchema(one, known, name));
    return fc.tuple(...parts).map((values) => Object.assign({}, ...values) as unknown);
  }
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return objectsOf(schema, known);
  if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((one) => fromSchema(one, known, name)));
  if (type === 'array' && schema.items !== false) {
    const { items = {}, minItems = 0, maxItems = 4 } = schema;
    const maxLength = Math.min(maxItems, minItems + 4);
    return fc.array(fromSchema(items, known, name), { minLength: minItems, maxLength });
  }
  if (type === 'integer' || type === 'number') return numbersOf({ ...schema, type });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'string') return textsOf(schema);
  return fc.jsonValue({ maxDepth: 2 });
}

function objectsOf(
  { properties = {}, required = [] }: Schema,
  known: Known,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, field]) => [name, fromSchema(field, known, name)]);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required,
  });
}
