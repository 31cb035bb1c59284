import type { AdminLayout } from "@gevel/core";

export const testimonialLayout: AdminLayout = {
  mainField: "name",
  list: ["name", "place", "rating", "date", "verified"],
  sort: ["date", "DESC"],
  edit: [{ name: 6, place: 6 }, { text: 12 }, { date: 4, rating: 4, verified: 4 }, { fileReference: 6, article: 6 }],
  fields: {
    name: { label: "Name", help: "As the customer wants to be called, e.g. Familie Peeters." },
    place: { label: "Place", help: "Town of the home, e.g. Berchem." },
    text: { label: "Words", help: "What the customer said. Do not change the meaning when you shorten it." },
    date: { label: "Date", help: "When the customer said it. Visitors see month and year." },
    rating: { label: "Stars", help: "1 to 5. Empty: no stars." },
    verified: {
      label: "Verified",
      help: "On only when you checked that this is a real customer: the site says so to visitors, as the law asks.",
    },
    fileReference: {
      label: "File",
      help: "Number of the sale or letting by which you know this customer. It is never shown. What came by the form is verified only with one.",
    },
    article: { label: "Whole story", help: "An article of the kind review that tells more." },
  },
  hidden: ["lead"],
};
