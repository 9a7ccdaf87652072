import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page's scripts have come: false on the server, and until the browser has taken over what the server has drawn. */
export const useAwake = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
