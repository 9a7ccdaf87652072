/** What has to be in a branch before it can be published; all else is as the house has it. */
export const aBranch = {
  name: 'Hongdae',
  slug: 'hongdae',
  address: 'Yanghwa-ro, Mapo-gu, Seoul',
  nearestStation: '5 minutes on foot from Hongik Univ. Station (Line 2)',
  studios: [{ name: 'Booth A' }],
};
