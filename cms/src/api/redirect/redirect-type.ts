import { contentType } from "../../content/content-type";
import { completedLink } from "../../content/field-rule";
import { redirectRow } from "./redirect-row";
import type { SeedDocument } from "../../content/first-content/seed-document";
import type { AdminLayout } from "@gevel/core";

const redirectLayout: AdminLayout = {
  mainField: "from",
  list: ["from", "to", "updatedAt"],
  sort: ["from", "ASC"],
  edit: [{ from: 6, to: 6 }],
  fields: {
    from: {
      label: "Old address",
      help: "E.g. oude-pagina/contact. It also holds in languages without a version of their own; write /nl/oude-pagina for one language alone. With a ? (index.php?id=12) it only holds for addresses that have those parameters; without one, for any.",
      placeholder: "oude-pagina",
    },
    to: {
      label: "New address",
      help: "With the language, e.g. /nl/contact/, or a whole address such as https://example.be.",
      placeholder: "/nl/contact/",
    },
  },
};

/** ROUTE-8: short addresses that stood on the agency's old site and printed matter. */
export const redirects = [
  { from: "team", to: "/nl/about/" },
  { from: "kopen", to: "/nl/te-koop/" },
  { from: "huren", to: "/nl/te-huur/" },
];

function redirectDocuments(): SeedDocument[] {
  return redirects.map(({ from, to }) => ({
    kind: "redirect",
    uid: "api::redirect.redirect",
    key: from,
    languages: ["nl"],
    data: () => ({ from, to }),
  }));
}

export const redirectType = contentType({
  uid: "api::redirect.redirect",
  row: redirectRow,
  layout: redirectLayout,
  fieldRules: { "api::redirect.redirect.to": completedLink },
  searched: { fields: ["from", "to"] },
  firstContent: redirectDocuments,
});
