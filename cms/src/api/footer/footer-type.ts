import { z } from "zod";
import { contentType } from "../../content/content-type";
import { list, version } from "../../content/row-fields";
import { columnRow, linkRow, linked } from "../../content/shared-rows";
import { footerDocuments } from "./first-content/footer";
import type { AdminLayout } from "@gevel/core";

const footerLayout: AdminLayout = {
  mainField: "name",
  list: ["name", "updatedAt"],
  sort: ["name", "ASC"],
  edit: [{ name: 6 }, { columns: 12 }, { bottomLinks: 12 }],
  fields: {
    name: { label: "Name for staff", help: "The site uses the oldest published footer." },
    columns: { label: "Columns", help: "From left to right. Drag to change the order." },
    bottomLinks: { label: "Last line", help: "Links to the privacy statement, cookies and disclaimer." },
  },
};

const footerRow = z.object({ ...version, columns: list(columnRow), bottomLinks: list(linkRow) });

export const footerType = contentType({
  uid: "api::footer.footer",
  row: footerRow,
  layout: footerLayout,
  needs: ({ columns, bottomLinks }) => linked([...columns.flatMap(({ links }) => links), ...bottomLinks]),
  firstContent: footerDocuments,
});
