import { test as withoutCamera } from '../../../fixtures.ts';
import { launchOptionsWithCamera } from '../../../support/camera.ts';

export { showCode } from '../../../support/camera.ts';

/** `test` with a browser that has a camera. */
export const test = withoutCamera.extend({ launchOptions: launchOptionsWithCamera });
