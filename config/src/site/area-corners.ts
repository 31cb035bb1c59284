/** A3: what the address of a list may hold of a drawn area: fewer corners are no area, more are nobody's drawing. */
export const areaCorners = { least: 3, most: 60 } as const;
