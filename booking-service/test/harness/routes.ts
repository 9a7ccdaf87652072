import { createApp } from '../../src/app.ts';
import type { AppDeps } from '../../src/app.ts';
import { createMetrics } from '../../src/platform/metrics.ts';

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
  handle?: { stack?: Layer[] };
}

/** "GET /path/:id" of every route that the service answers, found in Express itself. */
export function routesOf(deps: AppDeps): string[] {
  const app = createApp({ ...deps, metrics: createMetrics() }) as unknown as { router: { stack: Layer[] } };
  return [...new Set(walk(app.router.stack))].sort();
}

function walk(layers: readonly Layer[]): string[] {
  return layers.flatMap(({ route, handle }) => {
    if (!route) return walk(handle?.stack ?? []);
    const methods = Object.keys(route.methods).filter((method) => !['_all', 'options'].includes(method));
    return methods.map((method) => `${method.toUpperCase()} ${route.path}`);
  });
}
