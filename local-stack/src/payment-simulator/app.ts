import express from 'express';
import type { ErrorRequestHandler, Express } from 'express';
import { controlApi } from './control/control.routes.ts';
import { humanPages } from './pages/home.routes.ts';
import { cardWindow } from './pages/window.routes.ts';
import { providerApi } from './provider/api.routes.ts';
import { errorAnswer } from './provider/errors.ts';
import { sdk } from './sdk/sdk.routes.ts';
import type { Simulator } from './provider/simulator-context.ts';

export function createApp(sim: Simulator): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(express.json({ limit: '256kb', type: ['json', 'text/plain'] }));
  app.use(express.urlencoded({ extended: false, limit: '16kb' }));
  app.get('/healthz', (_req, res) => void res.json({ status: 'ok' }));
  app.use('/v1', providerApi(sim));
  app.use('/sdk', sdk(sim));
  app.use('/window', cardWindow(sim));
  app.use('/control', controlApi(sim));
  app.use(humanPages(sim));
  app.use((_req, res) => {
    const { status, body } = errorAnswer('NOT_FOUND');
    res.status(status).json(body);
  });
  const onError: ErrorRequestHandler = (error: unknown, _req, res, next) => {
    if (res.headersSent) return next(error);
    const unreadable = error instanceof Error && 'status' in error && error.status === 400;
    const { status, body } = errorAnswer(
      unreadable ? 'INVALID_REQUEST' : 'FAILED_INTERNAL_SYSTEM_PROCESSING',
    );
    if (!unreadable)
      process.stderr.write(`payment simulator: ${error instanceof Error ? error.stack : error}\n`);
    res.status(status).json(body);
  };
  app.use(onError);
  return app;
}
