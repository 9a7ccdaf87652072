/** The figures of the franchise page (spec.md section 9), each written once. */
export const franchiseFigures = {
  trackRecordYears: 10,
  artistsTrained: 50,
  royaltyYears: 70,
  /** Revenue so far, and the months it took. */
  revenueWon: 2_000_000_000,
  revenueMonths: 6,
  spacePyeong: { min: 25, max: 40 },
  /** Monthly averages of one location; together `averageMonthlyWon`. */
  monthlyWon: { cafe: 25_000_000, recording: 35_000_000, digital: 15_000_000 },
  averageMonthlyWon: 75_000_000,
} as const;
