import { splitVersion } from "@gevel/config";
import { fetchPicture, PictureFailure } from "@gevel/config/server";
import type { Core } from "@strapi/strapi";
import { pluginSettings } from "../settings/plugin-settings.js";
import { copyOf } from "./known-pictures.js";
import { judgePicture } from "./judge-picture.js";
import { readOwnPicture } from "./own-picture.js";
import { onSourceHosts } from "./source-hosts.js";

/** The bytes of a picture by the address that a listing or the site has of it, by the rules of all pictures; null where they cannot be had. */
export async function readPicture(strapi: Core.Strapi, address: string): Promise<Buffer | null> {
  const { pictureHosts: hosts } = pluginSettings(strapi);
  const judged = judgePicture(splitVersion(address).source, { hosts, foreignPictures: "copied" });
  try {
    if (judged.kind === "own") return (await readOwnPicture(strapi, judged.path)).bytes;
    if (judged.kind === "foreign") return await fetchPicture(judged.picture, judged.hosts);
    const copy = (await onSourceHosts(strapi))(address) ? await copyOf(strapi, address) : null;
    return copy === null ? null : (await readOwnPicture(strapi, copy)).bytes;
  } catch (cause) {
    if (cause instanceof PictureFailure) return null;
    throw cause;
  }
}
