import { formKeys, forms, type FormKey } from "@gevel/config";

/** The values of a submitted form that its thank-you page repeats, by field. */
export interface SubmittedForm {
  form: FormKey;
  values: readonly (readonly [field: string, value: string])[];
}

const key = "gevel.sent";

/** Stores the values for the thank-you page, in this tab only; a form that repeats nothing clears those of an earlier one. */
export function storeSubmittedForm(form: FormKey, element: HTMLFormElement): void {
  const data = new FormData(element);
  const values = (forms[form].repeated ?? []).flatMap((name) => {
    const value = data.get(name);
    return typeof value === "string" && value.trim() !== "" ? [[name, value.trim()] as const] : [];
  });
  try {
    if (values.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ form, values } satisfies SubmittedForm));
  } catch {
    // Storage is forbidden: the page thanks without them.
  }
}

export function clearSubmittedForm(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing is in it.
  }
}

const isPair = (pair: unknown): pair is readonly [string, string] =>
  Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === "string");

/** Null if this tab sent nothing that its sender may read again. */
export function readSubmittedForm(): SubmittedForm | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (typeof stored !== "object" || stored === null || !("form" in stored) || !("values" in stored)) return null;
    const form = formKeys.find((known) => known === stored.form);
    return form && Array.isArray(stored.values) ? { form, values: stored.values.filter(isPair) } : null;
  } catch {
    return null;
  }
}
