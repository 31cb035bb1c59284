import { languageSchema } from "@gevel/config";
import { z } from "zod";

/** A form as it stands in somebody's browser, unsaved. */
export const draftFormSchema = z.object({
  uid: z.string(),
  /** documentId; null while it was never saved. */
  id: z.string().nullable(),
  language: languageSchema,
  values: z.record(z.string(), z.unknown()),
});
export type DraftForm = z.infer<typeof draftFormSchema>;

/** What an entry that was never saved is called in a preview. */
export const unsavedId = "unsaved";

/** An item as the plugin of listings is asked for it: by a preview's name of it, with its form where that is the one open. */
export function draftItem(uid: string, name: string, form: DraftForm | null) {
  const documentId = name === unsavedId ? null : name;
  return { documentId, typed: form?.uid === uid && form.id === documentId ? form.values : null };
}
