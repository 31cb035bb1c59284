import type { Core } from "@strapi/strapi";
import type { Documents } from "../../content/documents";
import type { Status } from "../../content/choose-versions";
import { storedVersions } from "../../content/stored-versions";
import { redirectRow, type RedirectRow } from "./redirect-row";

export const storedRedirects = (strapi: Core.Strapi, status: Status): Promise<Documents<RedirectRow>> =>
  storedVersions(strapi, status, { uid: "api::redirect.redirect", row: redirectRow, fields: ["from", "to"] });
