import { createHash, createHmac } from "node:crypto";
import { perStrapi } from "../per-strapi.js";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

/** The configuration in which Strapi has the keys that sign its cookies. */
const appKeys = z.array(z.string().min(1)).min(1);

const keyOf = perStrapi((strapi) => appKeys.parse(strapi.config.get("server.app.keys")).join("\n"));

/**
 * The secret part of a link, 43 characters: derived from the app's own keys whenever a mail is composed, so that it is
 * stored nowhere. The database has only its hash, which opens nothing (decision 048).
 */
export const linkToken = (strapi: Core.Strapi, purpose: string, id: string): string =>
  createHmac("sha256", keyOf(strapi)).update(`${purpose}\n${id}`).digest("base64url");

export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");
