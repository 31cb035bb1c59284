import type { AdminLayout } from "@gevel/core";

export const redirectLayout: AdminLayout = {
  mainField: "from",
  list: ["from", "to", "updatedAt"],
  sort: ["from", "ASC"],
  edit: [{ from: 6, to: 6 }],
  fields: {
    from: {
      label: "Old address",
      help: "E.g. oude-pagina/contact. It also holds in languages without a version of their own; write /nl/oude-pagina for one language alone. With a ? (index.php?id=12) it only holds for visits that have those parameters; without one, for any.",
      placeholder: "oude-pagina",
    },
    to: {
      label: "New address",
      help: "With the language, e.g. /nl/contact/, or a whole address such as https://example.be.",
      placeholder: "/nl/contact/",
    },
  },
};
