import type { AdminLayout, AdminLayouts } from "@gevel/core";
import { communicationUid, onlineMediumUid, visitUid } from "./history-uids.js";

const home = {
  label: "Listing",
  help: "The listing this is about; its owners see it in their portal.",
  mainField: "reference",
};
/** Shown in the list, not in the form, where nobody could change it. */
const source = {
  label: "Source",
  help: "Office for what staff wrote. A program overwrites its own entries when it sends them changed.",
};
const hidden = ["reference"];

const visitLayout: AdminLayout = {
  mainField: "visitor",
  list: ["at", "property", "state", "visitor", "feedbackReleased", "source"],
  sort: ["at", "DESC"],
  edit: [{ property: 12 }, { at: 6, state: 6 }, { visitor: 12 }, { feedback: 12 }, { feedbackReleased: 6 }],
  fields: {
    property: home,
    at: { label: "When", help: "When the viewing is or was." },
    state: { label: "Status", help: "Planned, took place, or cancelled." },
    visitor: { label: "Visitor", help: "For the office. Owners read the initials and no more." },
    feedback: { label: "Feedback", help: "What the visitor said, in the words that the owner may read." },
    feedbackReleased: { label: "Owner may read it", help: "Until this is on, the owner reads no feedback." },
    source,
  },
  hidden,
};

const communicationLayout: AdminLayout = {
  mainField: "subject",
  list: ["at", "property", "way", "subject", "visibleToOwner", "source"],
  sort: ["at", "DESC"],
  edit: [{ property: 12 }, { at: 6, way: 6 }, { subject: 12 }, { text: 12 }, { visibleToOwner: 6 }],
  fields: {
    property: home,
    at: { label: "When", help: "When it was sent or said." },
    way: { label: "Way", help: "By mail, phone, letter, message, or in a meeting." },
    subject: { label: "Subject", help: "One line; the owner reads it in the history." },
    text: { label: "Text", help: "What was written or agreed. Names of others do not belong here." },
    visibleToOwner: { label: "Owner sees it", help: "Off: it stays in the office." },
    source,
  },
  hidden,
};

const onlineMediumLayout: AdminLayout = {
  mainField: "name",
  list: ["name", "property", "fromDay", "untilDay", "source"],
  sort: ["fromDay", "DESC"],
  edit: [{ property: 12 }, { name: 12 }, { url: 12 }, { fromDay: 6, untilDay: 6 }],
  fields: {
    property: home,
    name: { label: "Name", help: "Of the portal or site, as owners know it." },
    url: { label: "Address", help: "Of the advertisement, with https:// in front." },
    fromDay: { label: "From", help: "The first day it is shown there." },
    untilDay: { label: "Until", help: "The last day; empty while it is shown." },
    source,
  },
  hidden,
};

export const entryLayouts: AdminLayouts = {
  [visitUid]: visitLayout,
  [communicationUid]: communicationLayout,
  [onlineMediumUid]: onlineMediumLayout,
};
