import { findSolution, type Share } from './find-solution.ts';

addEventListener('message', ({ data }: MessageEvent<Share>) => {
  // What goes wrong is an error of the worker: the page listens for those.
  void findSolution(data).then(postMessage, (error: unknown) => reportError(error));
});
