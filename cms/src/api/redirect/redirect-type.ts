import { z } from "zod";
import { contentType } from "../site/content-type";
import { text, version } from "../site/content/row-fields";
import { checkRedirect } from "./check-redirect";
import { redirectDocuments } from "./first-content/redirects";
import { redirectLayout } from "./redirect-layout";

const redirectRow = z.object({ ...version, from: text, to: text });

export const redirectType = contentType({
  uid: "api::redirect.redirect",
  row: redirectRow,
  layout: redirectLayout,
  searched: { fields: ["from", "to"] },
  check: checkRedirect,
  firstContent: redirectDocuments,
});
