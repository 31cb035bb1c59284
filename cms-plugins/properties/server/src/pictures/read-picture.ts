import { splitVersion } from "@gevel/config";
import { fetchPicture, PictureFailure } from "@gevel/config/server";
import type { Core } from "@strapi/strapi";
import { pluginSettings } from "../settings/plugin-settings.js";
import { copyOf } from "./resolve-pictures.js";
import { evaluatePicture } from "./evaluate-picture.js";
import { readLocalPicture } from "./local-picture.js";
import { onSourceHosts } from "./source-hosts.js";

/** The bytes of a picture by the address that a listing or the site has of it, by the rules of all pictures; null where they cannot be had. */
export async function readPicture(strapi: Core.Strapi, address: string): Promise<Buffer | null> {
  const { pictureHosts: hosts } = pluginSettings(strapi);
  const evaluation = evaluatePicture(splitVersion(address).source, { hosts, foreignPictures: "copied" });
  try {
    if (evaluation.kind === "own") return (await readLocalPicture(strapi, evaluation.path)).bytes;
    if (evaluation.kind === "foreign") return await fetchPicture(evaluation.picture, evaluation.hosts);
    const copy = (await onSourceHosts(strapi))(address) ? await copyOf(strapi, address) : null;
    return copy === null ? null : (await readLocalPicture(strapi, copy)).bytes;
  } catch (cause) {
    if (cause instanceof PictureFailure) return null;
    throw cause;
  }
}
