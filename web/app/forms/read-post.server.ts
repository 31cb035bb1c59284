import { createHash } from "node:crypto";
import { AppError, formKeys, forms, placedFormKeys, type FormDefinition, type FormKey } from "@gevel/config";
import { z } from "zod";
import { isInPopup } from "./form-ids";

const posted = z.object({
  form: z.enum(formKeys),
  contactId: z.string().min(1).max(64),
  website: z.string().default(""),
  privacyVersion: z.string().max(64).default(""),
  /** Of a form over a page: the path of that page. */
  openedOn: z
    .string()
    .max(500)
    .regex(/^\/[\w./%-]*$/)
    .optional()
    .catch(undefined),
});

const isPlaced = (form: FormKey) => placedFormKeys.some((key) => key === form);

/** A post that is one of our forms, not yet held to its rules. */
export interface FormPost extends z.infer<typeof posted> {
  body: FormData;
  values: Record<string, string[]>;
  /** Path of the page it stands on. */
  page: string;
  /** The same words on the same page. */
  fingerprint: string;
}

/** Reads a posted form; INVALID_INPUT for what is none, or stands on another page. `own` is that page's form. */
export async function readPost(request: Request, own: FormKey | null): Promise<FormPost> {
  const body = await request.formData().catch(() => null);
  const head = posted.safeParse(Object.fromEntries(body ?? []));
  if (!body || !head.success) throw new AppError("INVALID_INPUT", "the post is not from a form of the site");
  const { form } = head.data;
  // A form of the site's own is sent from its own page alone, and no other from there.
  if (own ? own !== form : !isPlaced(form)) throw new AppError("INVALID_INPUT", `the page has no form ${form}`);
  const values = valuesOf(forms[form], body);
  const over = isInPopup(head.data.contactId) ? head.data.openedOn : undefined;
  // Remix asks for data without the slash.
  const page = (over ?? new URL(request.url).pathname).replace(/\/*$/, "/").slice(0, 500);
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([form, page, values]))
    .digest("hex");
  return { ...head.data, body, values, page, fingerprint };
}

/** Texts alone: a file where none belongs is no value. */
function valuesOf({ fields }: FormDefinition, body: FormData): Record<string, string[]> {
  return Object.fromEntries(
    fields.map(({ name }) => [name, body.getAll(name).filter((value) => typeof value === "string")]),
  );
}
