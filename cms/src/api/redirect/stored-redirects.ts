import type { Core } from "@strapi/strapi";
import type { Documents } from "../site/compile/documents";
import type { Status } from "../site/content/choose-versions";
import { storedVersions } from "../site/content/stored-versions";
import { redirectRow, type RedirectRow } from "./redirect-row";

export const storedRedirects = (strapi: Core.Strapi, status: Status): Promise<Documents<RedirectRow>> =>
  storedVersions(strapi, status, { uid: "api::redirect.redirect", row: redirectRow, fields: ["from", "to"] });
