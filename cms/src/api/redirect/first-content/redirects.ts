import type { SeedDocument } from "../../../seed/write/seed-document";

/** ROUTE-8: short addresses that stood on the agency's old site and printed matter. */
export const redirects = [
  { from: "team", to: "/nl/about/" },
  { from: "kopen", to: "/nl/te-koop/" },
  { from: "huren", to: "/nl/te-huur/" },
];

export function redirectDocuments(): SeedDocument[] {
  return redirects.map(({ from, to }) => ({
    kind: "redirect",
    uid: "api::redirect.redirect",
    key: from,
    languages: ["nl"],
    data: () => ({ from, to }),
  }));
}
