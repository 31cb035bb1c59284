import type { ApiFieldDescription } from "./api-field-description.js";

/** What integrators read of the settings of a source. */
export const sourceFieldDescriptions: Readonly<Record<string, ApiFieldDescription>> = {
  "ImportSourceSettings.title": { description: "What staff call the source; left out: its name.", example: "Our CRM" },
  "ImportSourceSettings.countryId": {
    description:
      "Country of listings that name none: 10 Belgium, 50 Luxembourg, 63 the Netherlands. Left out or null: Belgium, where " +
      "postal code and town fit; where they do not, no region's law is shown.",
    example: 50,
  },
  "ImportSourceSettings.language": {
    description:
      "Language of texts that name none (nl, fr, en, de). Left out or null: that of the format, German of OpenImmo and else " +
      "Dutch.",
    example: "fr",
  },
  "ImportSourceSettings.mode": {
    description:
      "Whether a delivery that does not say so is complete (`full`: what is missing is withdrawn) or in part (`partial`). " +
      "Left out or null: a Kyero feed is complete, others in part.",
    example: "full",
  },
  "ImportSourceSettings.ownFields": {
    description:
      "What the sender's own fields are, that no rule of the format reads. In a feed of OpenImmo, Kyero or Omnicasa; each " +
      "field once.",
    example: [{ name: "geo_lat", field: "latitude" }],
  },
  "ImportSourceSettings.name": {
    description:
      "The field as its sender names it: `feldname` of OpenImmo, an element, a key; or its whole path, as a problem of the " +
      "feed has it. Small and capital letters are one.",
    example: "geo_lat",
  },
  "ImportSourceSettings.field": {
    description: "What it is read as: a field or a labelled attribute of a listing, by its name in the import.",
    example: "latitude",
  },
  "ImportSourceSettings.pictureHosts": {
    description:
      "Hosts of pictures of this source besides those that the CMS is set to, as `host` or `host:port`. Their pictures are " +
      "copied; never from a private network.",
    example: ["pictures.example.org"],
  },
  "ImportSourceSettings.dates": {
    description:
      "Whether `createdAt` of a listing is taken: the newest listings of a first import follow from it. `ignored`: a listing " +
      "is new from the day it is imported.",
    example: "taken",
  },
};
