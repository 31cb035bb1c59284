import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { contactForms } from "../../api/contact-form/first-content/contact-forms";
import { pages } from "../content";
import { References } from "../write/references";

const pageRows = z.array(z.object({ documentId: z.string(), originalPath: z.string().nullable() }));
const formRows = z.array(z.object({ documentId: z.string(), form: z.string().nullable() }));
const oldestFirst = { orderBy: { id: "asc" } } as const;

/** The pages and forms of the first content that a database has, whatever staff made of them since. */
export async function storedReferences(strapi: Core.Strapi): Promise<References> {
  const references = new References(new Map());
  const storedPages = pageRows.parse(await strapi.db.query("api::page.page").findMany(oldestFirst));
  for (const { key, originalPath } of pages) {
    const found = storedPages.find((page) => page.originalPath === originalPath);
    if (found) references.add("page", key, found.documentId);
  }
  const storedForms = formRows.parse(await strapi.db.query("api::contact-form.contact-form").findMany(oldestFirst));
  for (const { key, form } of contactForms) {
    const found = storedForms.find((stored) => stored.form === form);
    if (found) references.add("contact", key, found.documentId);
  }
  return references;
}
