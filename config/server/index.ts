export { fetchPicture } from "./fetch-picture.js";
export { PictureFailure } from "./picture-failure.js";
