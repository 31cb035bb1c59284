import { languageSchema } from "@gevel/config";
import { z } from "zod";

/** An unsaved form in an editor's browser. */
export const draftFormSchema = z.object({
  uid: z.string(),
  /** documentId; null while it was never saved. */
  id: z.string().nullable(),
  language: languageSchema,
  values: z.record(z.string(), z.unknown()),
});
export type DraftForm = z.infer<typeof draftFormSchema>;

/** The id of a never saved entry in a preview. */
export const unsavedId = "unsaved";

/** The arguments for the listings plugin: the document behind a preview's id, with the form's values if it is the one open. */
export function draftItem(uid: string, name: string, form: DraftForm | null) {
  const documentId = name === unsavedId ? null : name;
  return { documentId, typed: form?.uid === uid && form.id === documentId ? form.values : null };
}
