import type { AdminLayout } from "@gevel/kit";

/** Fields that mean the same on a listing and on a project have the same words. */
export const itemFieldWords: AdminLayout["fields"] = {
  street: { label: "Street" },
  houseNumber: { label: "Number" },
  boxNr: { label: "Box" },
  zip: { label: "Postcode" },
  city: { label: "Town", help: "Its names in other languages are found under City." },
  countryId: { label: "Country", help: "10 is Belgium." },
  countryName: { label: "Name of the country" },
  latitude: { label: "Place on the map", help: "Drag the pin, use the arrow keys or type the coordinates." },
  longitude: { label: "Longitude" },
  pictureProblems: {
    label: "Pictures that cannot be shown",
    help: "Written by the CMS: which picture, and why. Empty when there is nothing to mend.",
  },
  documents: {
    label: "Documents",
    help: "Plans and documents. Access: public for who visits the page, on-request for who asks by the form, staff for the office alone.",
  },
  videoUrl: { label: "Film", help: "The address of a film, e.g. of YouTube or Vimeo." },
  virtualTourUrl: { label: "Virtual tour", help: "The address of the tour, e.g. of Matterport." },
  seo: {
    label: "Titles, descriptions and pictures",
    help: "What is left empty, the page says of itself. An import does not touch it.",
  },
  createdAtSource: { label: "Made at the source" },
  publicSince: { label: "On the site since" },
};
