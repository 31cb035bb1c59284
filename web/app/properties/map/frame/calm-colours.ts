/** Of both our base maps: sand-coloured land, pale water, muted colours. */
export const calmColours = {
  water: "#d3e0e3",
  home: "#f6f1ec",
  abroad: "#ece6de",
  town: "#e4d8c9",
  quarter: "#efe7dd",
  border: "#b3a492",
  province: "#cdc1b2",
  label: "#5f645f",
  halo: "#f6f1ec",
  park: "#e3e8da",
  wood: "#d9e1cf",
  road: "#ffffff",
  roadEdge: "#e0d6ca",
  tunnel: "#dfe3df",
  building: "#e6dccf",
} as const;
