import { listingFieldLabels, type ListingFieldKey } from "@gevel/config";
import type { AdminLayout } from "@gevel/core";

type FieldText = AdminLayout["fields"][string];

/** In English, which the admin has unless it has another language. */
export const fieldLabel = (key: ListingFieldKey): FieldText => {
  const { label, help } = listingFieldLabels[key];
  return { label: label.en, ...(help && { help: help.en }) };
};

/** System fields with the same meaning on every item. */
export const systemFieldLabels: AdminLayout["fields"] = {
  pictureProblems: {
    label: "Pictures that cannot be shown",
    help: "Written by the CMS: which picture, and why. Empty when there is nothing to fix.",
  },
  seo: {
    label: "Titles, descriptions and pictures",
    help: "The page fills in what is left empty. An import does not change it.",
  },
  publicSince: { label: "On the site since" },
};
