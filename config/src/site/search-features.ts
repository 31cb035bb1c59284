/** PROP-3: what a listing has or has not, each a filter of its own; parking is a garage or a place, in or outside. */
export const amenities = ["garden", "terrace", "parking"] as const;
export type Amenity = (typeof amenities)[number];

/** "This label or better". Every region's scale has these letters; the last of a scale would exclude nothing. */
export const energyLetters = ["a", "b", "c", "d", "e", "f"] as const;
export type EnergyLetter = (typeof energyLetters)[number];

/** The least areas that the search offers, in m². */
export const surfaceSteps = [50, 75, 100, 125, 150, 200, 250, 300] as const;
