export { addressGroup } from "./address-group.js";
export { checkPicture, fetchPicture } from "./fetch-picture.js";
export { openDocument } from "./open-document.js";
export { PictureFailure } from "./picture-failure.js";
export { whyNoPicture } from "./why-no-picture.js";
export { searchedProject } from "./zones/searched-project.js";
export { municipalities, searchedHome, zoneAround, zoneLabel, zonesOf } from "./zones/zones.js";
export {
  isHeicPhoto,
  mayHaveMetadata,
  pictureHeadBytes,
  stripPictureMetadata,
} from "./picture-metadata/strip-picture-metadata.js";
export { UnreadablePicture } from "./picture-metadata/unreadable-picture.js";
export { restrictToUser } from "./restrict-to-user.js";
export { redactSecrets } from "./redact-secrets.js";
