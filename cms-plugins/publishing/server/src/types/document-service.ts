import type { Core } from "@strapi/strapi";
import { z } from "zod";
import type { PublishedType } from "./published-types.js";

type Operation = (of: object) => Promise<unknown>;

/** The Document Service. Strapi's types know only for its own content types whether they have drafts. */
interface Documents {
  update: Operation;
  publish: Operation;
  unpublish: Operation;
}

export const documentsOf = (strapi: Core.Strapi, { uid }: PublishedType): Documents =>
  z.custom<Documents>().parse(strapi.documents(uid));
