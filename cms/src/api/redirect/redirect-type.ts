import { contentType } from "../site/content-type";
import { checkRedirect } from "./check-redirect";
import { redirectDocuments } from "./first-content/redirects";
import { redirectLayout } from "./redirect-layout";
import { redirectRow } from "./redirect-row";

export const redirectType = contentType({
  uid: "api::redirect.redirect",
  row: redirectRow,
  layout: redirectLayout,
  searched: { fields: ["from", "to"] },
  check: checkRedirect,
  firstContent: redirectDocuments,
});
