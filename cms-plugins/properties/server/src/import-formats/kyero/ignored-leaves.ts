import type { IgnoredLeaves } from "../draft/unread-leaves.js";

/** The languages of version 3. */
const languages = ["ca", "da", "de", "en", "es", "fi", "fr", "it", "nl", "no", "pt", "ru", "sv"];

/** Leaves of a property of version 3 that are ignored on purpose. A fact of the listing does not belong here. */
export const ignoredInListing: IgnoredLeaves = {
  date: "is of the last change: it would make every change look new",
  notes: "are the sender's own, such as what the owner would take",
  ...Object.fromEntries(languages.map((code) => [`url/${code}`, "is of the sender's own pages"])),
};

/** Ignored leaves outside the properties. */
export const ignoredAround: IgnoredLeaves = Object.fromEntries(
  [
    "kyero/feed_generated",
    ...["id", "name", "email", "tel", "fax", "mob", "addr1", "addr2", "town", "region", "postcode", "country"].map(
      (name) => `agent/${name}`,
    ),
  ].map((path) => [path, "is of the sender, not of the homes"]),
);
