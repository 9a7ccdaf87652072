/** A day (yyyy-MM-dd in Seoul) for which somebody waits, and in which branch. */
export interface WaitedDay {
  branchId: number;
  date: string;
}
