import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { dashboardJson } from '../observability/dashboard.ts';
import { dashboardFile, observabilityFolder } from '../observability/files.ts';
import { alertRules } from './observability/queries.ts';

test('the dashboard that Grafana loads is the one of panels.ts', () => {
  const loaded: unknown = JSON.parse(readFileSync(dashboardFile, 'utf8'));
  expect(loaded, 'run npm run dashboard').toEqual(JSON.parse(dashboardJson()));
});

test('every alert is tested, raised and quiet', () => {
  const cases = z
    .object({
      tests: z.array(
        z.object({
          alert_rule_test: z.array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) })),
        }),
      ),
    })
    .parse(parse(readFileSync(join(observabilityFolder, 'alerts.test.yml'), 'utf8')))
    .tests.flatMap((each) => each.alert_rule_test);
  for (const { alert } of alertRules()) {
    const own = cases.filter(({ alertname }) => alertname === alert);
    expect(
      [
        own.some(({ exp_alerts }) => exp_alerts.length > 0),
        own.some(({ exp_alerts }) => exp_alerts.length === 0),
      ],
      alert,
    ).toEqual([true, true]);
  }
});

test('Grafana finds the data source that the panels name', () => {
  const file = join(observabilityFolder, 'grafana/provisioning/datasources/prometheus.yml');
  const { datasources } = z
    .object({ datasources: z.array(z.object({ uid: z.string(), type: z.string() })) })
    .parse(parse(readFileSync(file, 'utf8')));
  expect(datasources).toMatchObject([{ uid: 'prometheus', type: 'prometheus' }]);
  expect(dashboardJson()).toContain('"uid": "prometheus"');
});
