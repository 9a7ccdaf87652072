import { expect, test } from 'vitest';
import { promtool } from './prometheus.ts';

test('Prometheus takes the configuration', async () => {
  expect(await promtool('check', 'config', 'prometheus.yml')).toContain('SUCCESS');
});

test('Prometheus takes the rules', async () => {
  expect(await promtool('check', 'rules', 'alerts.yml')).toContain('SUCCESS');
});

test('every alert is raised when it should be, and is quiet when all is well', async () => {
  expect(await promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
});
