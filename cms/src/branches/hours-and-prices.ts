interface HoursAndPrices<Hours, Band> {
  openingHours: Hours;
  priceBands: Band[];
}

/** What a branch sells by: its own hours and prices, and the house's where it has none. */
export const hoursAndPricesAt = <Hours, Band>(
  own: HoursAndPrices<Hours | null, Band>,
  house: HoursAndPrices<Hours, Band>,
): HoursAndPrices<Hours, Band> => ({
  openingHours: own.openingHours ?? house.openingHours,
  priceBands: own.priceBands.length > 0 ? own.priceBands : house.priceBands,
});
