/** `?branchId=` of the page, which a link has. */
export const branchInAddress = (): number | undefined =>
  Number(new URLSearchParams(location.search).get('branchId')) || undefined;

/** For links from one page of a branch to another. */
export const branchParameter = (branchId: number | undefined): string =>
  branchId === undefined ? '' : `&branchId=${branchId}`;
