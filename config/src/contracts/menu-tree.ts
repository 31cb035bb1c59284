import { z } from "zod";
import { languageSchema, type Language } from "../site/languages.js";
import { entryStates } from "./content-audit.js";

/** The parent of a menu entry, null for none. The order of the list is that of the siblings. */
const menuNodeSchema = z.object({ id: z.string().min(1).max(64), parent: z.string().min(1).max(64).nullable() });
export type MenuNode = z.infer<typeof menuNodeSchema>;

const menuRowSchema = menuNodeSchema.extend({
  /** Its titles in the languages that have one, else its name for staff. */
  titles: z.partialRecord(languageSchema, z.string()),
  name: z.string(),
  states: z.partialRecord(languageSchema, z.enum(entryStates)),
  /** Languages in which it has a different parent. */
  elsewhere: z.array(languageSchema),
  /** Its target: a title or an address; empty if it only groups others. */
  opens: z.string(),
  inMobileMenu: z.boolean(),
  showsBelow: z.boolean(),
});
export type MenuRow = z.infer<typeof menuRowSchema>;

/** GET /menu-tree/entries: the whole menu, drafts too, each entry before those below it. */
export const menuTreeSchema = z.object({
  /** Changes when an entry is added, removed or moved. */
  version: z.string(),
  /** The enabled languages, the default one first. */
  languages: z.array(languageSchema),
  rows: z.array(menuRowSchema),
  /** Whether the site, or a language, has another order than this. */
  unsettled: z.boolean(),
});
export type MenuTree = z.infer<typeof menuTreeSchema>;

/** PUT /menu-tree/entries: every entry of that version, in its position. */
export const menuUpdateSchema = z.object({
  version: z.string().max(100),
  places: z.array(menuNodeSchema).max(2000),
});

/** `changed`: another did meanwhile, nothing was written. `refused`: what is wrong, in the language of the admin. */
export const menuUpdateResponseSchema = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("saved"), tree: menuTreeSchema }),
  z.object({ outcome: z.literal("changed"), by: z.string(), tree: menuTreeSchema }),
  z.object({ outcome: z.literal("refused"), id: z.string().nullable(), message: z.string() }),
]);
export type MenuUpdateResponse = z.infer<typeof menuUpdateResponseSchema>;

/** What the application passes to the plugin `menu-tree` in its register step. */
export interface MenuTreeSources {
  /** The languages that are on, the default one first. */
  languages(): Promise<readonly Language[]>;
  /** Why a version cannot be where it is now, in the language of staff; null if it can. In the transaction of the change. */
  positionProblem(version: { documentId: string; locale: Language; published: boolean }): Promise<string | null>;
  /** After a new order was written, in its transaction. */
  recordChange(): Promise<unknown>;
}
