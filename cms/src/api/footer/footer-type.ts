import { z } from "zod";
import { contentType } from "../site/content-type";
import { list, version } from "../site/content/row-fields";
import { columnRow, linkRow, linked } from "../site/content/shared-rows";
import { footerDocuments } from "./first-content/footer";
import { footerLayout } from "./footer-layout";

const footerRow = z.object({ ...version, columns: list(columnRow), bottomLinks: list(linkRow) });

export const footerType = contentType({
  uid: "api::footer.footer",
  row: footerRow,
  layout: footerLayout,
  needs: ({ columns, bottomLinks }) => linked([...columns.flatMap(({ links }) => links), ...bottomLinks]),
  firstContent: footerDocuments,
});
