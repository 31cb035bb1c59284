import type { AdminLayout } from "@gevel/core";

export const footerLayout: AdminLayout = {
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
