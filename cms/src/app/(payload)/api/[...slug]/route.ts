import config from '../../../../payload.config.ts';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { throughGate } from '../../../../http/gate.ts';

type Route = ReturnType<typeof REST_GET>;

const gated =
  (answer: Route): Route =>
  async (request, args) =>
    throughGate(request, await config, (passed) => answer(passed, args));

export const GET = gated(REST_GET(config));
export const POST = gated(REST_POST(config));
export const DELETE = gated(REST_DELETE(config));
export const PATCH = gated(REST_PATCH(config));
export const PUT = gated(REST_PUT(config));
export const OPTIONS = gated(REST_OPTIONS(config));
