import type { AdminLayout } from "@gevel/kit";

export const cityLayout: AdminLayout = {
  mainField: "name",
  list: ["name", "zip", "latitude", "longitude", "updatedAt"],
  sort: ["name", "ASC"],
  edit: [{ name: 6, zip: 3, countryId: 3 }, { names: 12 }, { latitude: 6, longitude: 6 }],
  fields: {
    name: { label: "Name", help: "As listings write it." },
    zip: { label: "Postcode" },
    countryId: { label: "Country", help: "10 is Belgium." },
    names: { label: "Names by language" },
    latitude: {
      label: "Place on the map",
      help: "The middle of the town: it stands in for addresses that are not shown.",
    },
    longitude: { label: "Longitude" },
  },
  hidden: ["placeKey"],
};

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
      help: "Whoever searches the type chosen here finds this one too. Empty: a type of its own.",
    },
    sale: { label: "Offer among homes for sale", help: "Off: visitors cannot filter homes for sale by this type." },
    rent: { label: "Offer among homes for rent", help: "Off: visitors cannot filter homes for rent by this type." },
  },
};
