/** A3: number of corners of a drawn area in the address of a list: fewer make no area, and nobody draws more. */
export const areaCorners = { least: 3, most: 60 } as const;
