import { splitVersion } from "@gevel/config";
import { fetchPicture, PictureFailure } from "@gevel/config/server";
import type { Core } from "@strapi/strapi";
import { pluginSettings } from "../settings/plugin-settings.js";
import { judgePicture } from "./judge-picture.js";
import { readOwnPicture } from "./own-picture.js";

/** The bytes of a picture by the address that a listing or the site has of it, by the rules of all pictures; null where they cannot be had. */
export async function readPicture(strapi: Core.Strapi, address: string): Promise<Buffer | null> {
  const { pictureHosts: hosts } = pluginSettings(strapi);
  const judged = judgePicture(splitVersion(address).source, { hosts, foreignPictures: "copied" });
  try {
    if (judged.kind === "own") return (await readOwnPicture(strapi, judged.path)).bytes;
    return judged.kind === "foreign" ? await fetchPicture(judged.picture, hosts) : null;
  } catch (cause) {
    if (cause instanceof PictureFailure) return null;
    throw cause;
  }
}
