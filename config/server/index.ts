export { calendarFile, type CalendarEvent } from "./calendar-file.js";
export { addressGroup } from "./address-group.js";
export { checkPicture, fetchPicture } from "./fetch-picture.js";
export { openDocument } from "./open-document.js";
export { PictureFailure } from "./picture-failure.js";
export { unsupportedPictureReason } from "./unsupported-picture-reason.js";
export { searchableProject } from "./zones/searchable-project.js";
export { municipalityAt, townName, townOf, townSlug, type Town } from "./zones/towns.js";
export { districtName } from "./zones/district-names.js";
export { isNamedLike, wholeCityAt, wholeCityOf, type WholeCity } from "./zones/whole-cities.js";
export { municipalities, searchableListing, parentZone, zoneLabel, zonesOf } from "./zones/zones.js";
export {
  isHeicPhoto,
  canHaveMetadata,
  pictureHeadBytes,
  stripPictureMetadata,
} from "./picture-metadata/strip-picture-metadata.js";
export { UnreadablePicture } from "./picture-metadata/unreadable-picture.js";
export { restrictToUser } from "./restrict-to-user.js";
export { redactSecrets } from "./redact-secrets.js";
