import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import * as schemas from './kubernetes-kinds.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'deploy/kubernetes');
const files = [
  ...readdirSync(folder).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml'),
  'migrations/jobs.yaml',
];
const documents = files.flatMap((file) =>
  parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => ({
    file,
    manifest: schemas.manifestSchema.parse(document.toJS()),
  })),
);

const named = z.object({ name: z.string() });
const containerSchema = z.looseObject({
  name: z.string(),
  image: z.string(),
  envFrom: z.array(z.object({ configMapRef: named.optional(), secretRef: named.optional() })).default([]),
  readinessProbe: z.unknown().optional(),
  livenessProbe: z.unknown().optional(),
  securityContext: z.looseObject({
    readOnlyRootFilesystem: z.literal(true),
    allowPrivilegeEscalation: z.literal(false),
  }),
  resources: z.looseObject({ limits: z.looseObject({ memory: z.string() }) }),
});
const workloadSchema = z.looseObject({
  replicas: z.int().optional(),
  template: z.object({
    metadata: z.object({ labels: z.object({ app: z.string() }) }),
    spec: z.looseObject({
      securityContext: z.looseObject({ runAsNonRoot: z.literal(true) }),
      containers: z.tuple([containerSchema]),
    }),
  }),
});
const ofKind = (...kinds: string[]) =>
  documents.filter(({ manifest }) => kinds.includes(manifest.kind)).map(({ manifest }) => manifest);
const workloads = ofKind('Deployment', 'Job').map((manifest) => ({
  kind: manifest.kind,
  name: manifest.metadata.name,
  spec: workloadSchema.parse(manifest.spec),
}));

describe('manifests for Kubernetes', () => {
  test.each(documents)(
    '$manifest.kind $manifest.metadata.name of $file is what Kubernetes takes',
    ({ manifest }) => {
      schemas.validate(manifest);
    },
  );

  test('the list of files is whole', () => {
    const { resources } = z
      .object({ resources: z.array(z.string()) })
      .parse(parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')));
    const own = files.filter((file) => !file.includes('/')).map((file) => file.replace('.example', ''));
    expect([...resources].sort()).toEqual(own.sort());
  });

  test('each part that answers says when it is ready and whether it lives', () => {
    for (const { kind, name, spec } of workloads) {
      const [container] = spec.template.spec.containers;
      const isAsked = kind === 'Deployment';
      expect([container.readinessProbe !== undefined, container.livenessProbe !== undefined], name).toEqual([
        isAsked,
        isAsked,
      ]);
    }
  });

  test('what has several copies keeps all but one when a machine is emptied, and grows in a rush', () => {
    const several = workloads.filter(
      ({ kind, spec }) => kind === 'Deployment' && spec.replicas === undefined,
    );
    const names = several.map(({ name }) => name).sort();
    expect(names).toEqual(['booking-service', 'site']);
    for (const kind of ['PodDisruptionBudget', 'HorizontalPodAutoscaler'])
      expect(
        ofKind(kind)
          .map(({ metadata }) => metadata.name)
          .sort(),
        kind,
      ).toEqual(names);
  });

  test('nobody speaks to anybody but for a policy of each part', () => {
    expect(
      schemas.policyOf(
        documents.map(({ manifest }) => manifest),
        'nobody',
      ),
    ).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    });
    const policies = ofKind('NetworkPolicy').map(({ metadata }) => metadata.name);
    for (const { kind, name } of workloads)
      expect(policies, name).toContain(kind === 'Job' ? 'migrations' : name);
  });
});

/** `!reset` says how files are merged; here only names are read. */
const customTags = [{ tag: '!reset', resolve: () => null }];
const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.looseObject({ environment: z.record(z.string(), z.unknown()).optional() }).nullable(),
  ),
});
const composeFile = (name: string) =>
  composeSchema.parse(
    parse(readFileSync(join(root, name), 'utf8'), { merge: true, customTags, logLevel: 'error' }),
  );
const compose = ['docker-compose.yml', 'docker-compose.production.yml'].map(composeFile);

/** The keys that a service of the composed production is given. */
const composed = (service: string) =>
  [...new Set(compose.flatMap(({ services }) => Object.keys(services[service]?.environment ?? {})))].sort();

function keysOf(kind: 'ConfigMap' | 'Secret', name: string): string[] {
  const found = ofKind(kind).find(({ metadata }) => metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}`);
  return Object.keys((kind === 'ConfigMap' ? found.data : found.stringData) ?? {});
}

test.each(workloads)('$kind $name reads what the same part reads in Docker', ({ name, spec }) => {
  const given = spec.template.spec.containers[0].envFrom.flatMap(({ configMapRef, secretRef }) => [
    ...(configMapRef ? keysOf('ConfigMap', configMapRef.name) : []),
    ...(secretRef ? keysOf('Secret', secretRef.name) : []),
  ]);
  expect(given.sort()).toEqual(composed(name));
});

test('no secret stands among the settings, and the example has none filled in', () => {
  const secrets = ofKind('Secret').flatMap(({ stringData = {} }) => Object.entries(stringData));
  expect(secrets.filter(([, value]) => value !== '')).toEqual([]);
  const settings = ofKind('ConfigMap').flatMap(({ data = {} }) => Object.keys(data));
  const names = new Set(secrets.map(([name]) => name));
  expect(settings.filter((name) => names.has(name))).toEqual([]);
});
