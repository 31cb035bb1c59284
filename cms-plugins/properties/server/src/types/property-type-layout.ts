import type { AdminLayout } from "@gevel/core";

export const propertyTypeLayout: AdminLayout = {
  mainField: "webId",
  list: ["webId", "showOrder", "sale", "rent", "updatedAt"],
  sort: ["showOrder", "ASC"],
  edit: [{ webId: 6, showOrder: 6 }, { name: 12 }, { parentWebId: 12 }, { sale: 6, rent: 6 }],
  fields: {
    webId: { label: "Number", help: "By this number listings and their sources know the type." },
    showOrder: { label: "Order", help: "Lower numbers come first." },
    name: { label: "Name" },
    parentWebId: {
      label: "Kind of",
      help: "A search for the type chosen here finds this one too. Empty: a type of its own.",
    },
    sale: { label: "Offer among homes for sale", help: "Off: visitors cannot filter homes for sale by this type." },
    rent: { label: "Offer among homes for rent", help: "Off: visitors cannot filter homes for rent by this type." },
  },
};
