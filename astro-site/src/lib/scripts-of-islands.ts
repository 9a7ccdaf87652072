/** Name of the `<meta>` in which the publisher tells a page of the scripts that its islands cannot start without. */
export const SCRIPTS_OF_ISLANDS = 'island-scripts';
