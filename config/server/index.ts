export { addressGroup } from "./address-group.js";
export { fetchPicture } from "./fetch-picture.js";
export { openDocument } from "./open-document.js";
export { PictureFailure } from "./picture-failure.js";
export { municipalities, searchedHome, zoneAround, zoneLabel, zonesOf } from "./zones/zones.js";
