import { parentPort, workerData } from 'node:worker_threads';
import { drawCard } from './draw-card.usecase.ts';
import type { CardFacts } from './draw-card.usecase.ts';

parentPort?.postMessage(await drawCard(workerData as CardFacts));
