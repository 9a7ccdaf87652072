import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Job } from 'kubernetes-models/batch/v1';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, PersistentVolumeClaim, Secret, Service } from 'kubernetes-models/v1';
import * as z from 'zod';

export const manifestSchema = z.object({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
  spec: z.unknown().optional(),
  data: z.record(z.string(), z.string()).optional(),
  stringData: z.record(z.string(), z.string()).optional(),
});
export type Manifest = z.infer<typeof manifestSchema>;

const kinds = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Job,
  Namespace,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Secret,
  Service,
};

/** Holds a manifest against Kubernetes' own schema of its kind. @throws with every field that is wrong */
export function validate(manifest: Manifest): void {
  const Kind = kinds[manifest.kind as keyof typeof kinds] as
    | (new (data: never) => { validate(): void; apiVersion: string })
    | undefined;
  if (!Kind) throw new Error(`${manifest.kind} is no kind that is known here`);
  const model = new Kind(manifest as never);
  if (model.apiVersion !== manifest.apiVersion)
    throw new Error(`${manifest.kind} is of ${model.apiVersion}, not of ${manifest.apiVersion}`);
  model.validate();
}

/** What a network policy says. */
export const policyOf = (manifests: readonly Manifest[], name: string): unknown =>
  manifests.find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === name)?.spec;
