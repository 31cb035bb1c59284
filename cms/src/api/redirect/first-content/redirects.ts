/** ROUTE-8: short addresses that stood on the agency's old site and printed matter. */
export const redirects = [
  { from: "team", to: "/nl/about/" },
  { from: "kopen", to: "/nl/te-koop/" },
  { from: "huren", to: "/nl/te-huur/" },
];
