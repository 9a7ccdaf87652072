/** Lists are shown whole, not ten at a time: one cannot drag a row to another page. */
export const wholeList = { defaultLimit: 100, limits: [25, 100] };
