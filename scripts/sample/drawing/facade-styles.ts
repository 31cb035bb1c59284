import { apartments, factory, garage, land, modernist, office, shop, terrace, villa, type Facade } from "./facades.js";

/** How a home can look from the street, and how many storeys above ground it may then have, the ground floor included. */
export const facadeStyles = {
  terrace: { storeys: [2, 4], draw: terrace },
  modernist: { storeys: [2, 2], draw: modernist },
  apartments: { storeys: [4, 7], draw: apartments },
  villa: { storeys: [2, 2], draw: villa },
  shop: { storeys: [3, 3], draw: shop },
  factory: { storeys: [1, 2], draw: factory },
  office: { storeys: [4, 6], draw: office },
  "garage-boxes": { storeys: [1, 1], draw: garage },
  land: { storeys: [0, 0], draw: land },
  townhouse: { storeys: [3, 4], draw: terrace },
  "art-nouveau": { storeys: [3, 3], draw: terrace },
  interwar: { storeys: [2, 3], draw: terrace },
  "semi-detached": { storeys: [2, 2], draw: villa },
  "bel-etage": { storeys: [3, 3], draw: terrace },
  "new-terrace": { storeys: [3, 3], draw: terrace },
  farmhouse: { storeys: [1, 2], draw: villa },
  bungalow: { storeys: [1, 1], draw: villa },
  cube: { storeys: [2, 2], draw: modernist },
  "art-deco-flats": { storeys: [4, 6], draw: apartments },
  slab: { storeys: [5, 9], draw: apartments },
  loft: { storeys: [3, 5], draw: apartments },
  "underground-garage": { storeys: [1, 1], draw: garage },
} satisfies Record<string, { storeys: readonly [number, number]; draw: Facade }>;

export type FacadeStyle = keyof typeof facadeStyles;
