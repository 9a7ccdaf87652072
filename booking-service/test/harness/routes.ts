import { createApp } from '../../src/app.ts';
import type { AppDeps } from '../../src/app.ts';
import { createMetrics } from '../../src/platform/metrics.ts';
import { operationsOf } from '../../src/platform/routes.ts';

/** Every route that the service answers, as it was added. */
export const operationsWith = (deps: AppDeps) =>
  operationsOf(createApp({ ...deps, metrics: createMetrics() }).router);
