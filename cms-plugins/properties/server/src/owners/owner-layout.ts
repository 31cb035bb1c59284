import type { AdminLayout } from "@gevel/core";

export const ownerLayout: AdminLayout = {
  mainField: "email",
  list: ["email", "name", "source", "reference", "updatedAt"],
  sort: ["email", "ASC"],
  edit: [{ email: 6, name: 6 }, { properties: 12 }, { language: 6, reportWish: 6 }, { reference: 6, source: 6 }],
  fields: {
    email: {
      label: "E-mail",
      help: "The owner logs in with it. Who has no account yet gets one: invite them beside this form, and they choose a password. Another address is another account.",
    },
    name: { label: "Name" },
    properties: { label: "Listings", help: "The listings that the owner follows in the owner portal." },
    language: { label: "Language", help: "In which the owner is written to." },
    reportWish: {
      label: "Monthly report",
      help: "By mail with the report attached, or to be read in the owner portal alone. Owners choose it themselves there.",
    },
    reference: { label: "Reference", help: "The number by which the source knows this owner. Empty: made for you." },
    source: {
      label: "Source",
      help: "Office for owners linked here. An import overwrites its own owners; to add a listing to one of them, create an owner of the office with the same e-mail.",
    },
  },
};
