const PAGE_LENGTH = 50;

/** Asks for one page of a list, newest first; older than the entry `cursor` where one is given. */
export const pageQuery = (cursor: number | null) =>
  new URLSearchParams({ limit: String(PAGE_LENGTH), ...(cursor !== null && { cursor: String(cursor) }) });

/** The cursor of the page after this one; a page that is not full is the last. */
export const nextCursor = (page: readonly { id: number }[]) =>
  page.length === PAGE_LENGTH ? page.at(-1)?.id : undefined;
