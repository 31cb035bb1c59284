import type { IgnoredLeaves } from "../draft/unread-leaves.js";
import { addressKeys, pictureKeys } from "./media.js";

const sender = "is of the sender and his program, not of the home";
const otherSizes = "is of the same picture in another size, or the name of its file";
const changed = "is of the last change: it would make every change look new";

/** Leaves of a property that are ignored on purpose, by key in any case. A fact of the listing does not belong here. */
export const ignoredInListing: IgnoredLeaves = {
  ExternalReference: sender,
  LastChangedDate: changed,
  ModifiedDate: changed,
  ModifiedSubstatusDate: changed,
  SynchronisedDate: changed,
  OfficeID: sender,
  OfficeName: sender,
  SiteID: sender,
  ManagerID: sender,
  MarqueeShowOrder: "is the order of the sender's own list",
  "*/ID": sender,
  ...Object.fromEntries(
    pictureKeys.flatMap((key) =>
      ["Url", "Link", "Width", "Height", "Name"].map((name) => [`${key}/${name}`, otherSizes]),
    ),
  ),
  ...Object.fromEntries(addressKeys.map((key) => [key, otherSizes])),
};

/** Keys that repeat another key of the same property; ignored only if that one was read. */
export const repeatedBy: Readonly<Record<string, readonly string[]>> = {
  StatusName: ["Status", "StatusID"],
  SubStatus: ["SubStatusName", "Marquee"],
  WebIDName: ["MainTypeName"],
  ConditionName: ["Condition", "ConditionID"],
  CountryAbbr: ["CountryID"],
};

/** Ignored leaves outside the properties in an answer of the service. */
export const ignoredAround: IgnoredLeaves = {
  "*/Code": sender,
  "*/Message": sender,
  "*/Value/RowsCount": sender,
  "*/Value/From": sender,
  "*/Value/To": sender,
};
