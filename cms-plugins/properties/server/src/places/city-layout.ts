import type { AdminLayout } from "@gevel/core";

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
