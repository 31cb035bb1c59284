import type { FormKey } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { contactOf, isInPopup } from "~/forms/form-ids";
import { projectFormId } from "./project-form.server";
import type { Resolved } from "./resolve/resolve-path";

/** Whether a page currently has that form: a page of staff by its modules, a project's by its id. */
export function showsForm(
  { replica }: Pick<AppLoadContext, "replica">,
  resolved: Resolved,
  { form, contactId }: { form: FormKey; contactId: string },
): boolean {
  // A popup stays open over its page, whatever staff did with it since.
  if (isInPopup(contactId)) return true;
  if (resolved.kind === "project") return form === "contact-construction" && contactId === projectFormId(resolved.id);
  if (resolved.kind !== "page" && resolved.kind !== "feedback") return false;
  const modules = replica.tree(resolved.language)?.pages[resolved.route.id]?.modules ?? [];
  return modules.some(({ relations }) =>
    relations.some(
      (relation) =>
        relation.type === "contact" && relation.contact.id === contactOf(contactId) && relation.contact.form === form,
    ),
  );
}
