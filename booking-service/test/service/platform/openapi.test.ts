import { expect, test } from 'vitest';
import { startTestService } from '../../harness/service.ts';

const service = await startTestService();

interface Document {
  openapi: string;
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}

test('the API document is OpenAPI 3.1 and knows the public routes with all their answers', async () => {
  const { status, body } = await service.get<Document>('/api/openapi.json');
  expect(status).toBe(200);
  expect(body.openapi).toBe('3.1.0');
  expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(['/api/timeslots/{date}', '/api/bookings']));
  const booking = body.paths['/api/bookings']?.post;
  expect(Object.keys(booking?.responses ?? {})).toEqual([
    '201',
    '400',
    '403',
    '404',
    '409',
    '413',
    '422',
    '429',
    '503',
  ]);
  expect(JSON.stringify(booking)).toContain('klookBookingId');
});

test('the page to read it runs our own files only', async () => {
  const page = await service.get<string>('/api/docs');
  expect(page.status).toBe(200);
  expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
  expect(page.body).not.toMatch(/<script(?! src="\/api\/docs\/)/);
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)];
  expect(files.length).toBeGreaterThan(1);
  for (const [, address] of files) {
    expect((await service.get<string>(address ?? '')).status, address).toBe(200);
  }
});
