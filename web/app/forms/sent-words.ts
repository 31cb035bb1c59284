import { formKeys, forms, type FormKey } from "@gevel/config";

/** What somebody wrote in a form that repeats it to them, by field. */
export interface SentWords {
  form: FormKey;
  values: readonly (readonly [field: string, value: string])[];
}

const key = "gevel.sent";

/** For the page that thanks for it, in this tab alone; of a form that repeats nothing, what another one left is taken away. */
export function keepSentWords(form: FormKey, element: HTMLFormElement): void {
  const data = new FormData(element);
  const values = (forms[form].repeated ?? []).flatMap((name) => {
    const value = data.get(name);
    return typeof value === "string" && value.trim() !== "" ? [[name, value.trim()] as const] : [];
  });
  try {
    if (values.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ form, values } satisfies SentWords));
  } catch {
    // Storage is forbidden: the page thanks without them.
  }
}

export function dropSentWords(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing is in it.
  }
}

const isPair = (pair: unknown): pair is readonly [string, string] =>
  Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === "string");

/** Null where nothing was sent from this tab that its sender may read again. */
export function readSentWords(): SentWords | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (typeof kept !== "object" || kept === null || !("form" in kept) || !("values" in kept)) return null;
    const form = formKeys.find((known) => known === kept.form);
    return form && Array.isArray(kept.values) ? { form, values: kept.values.filter(isPair) } : null;
  } catch {
    return null;
  }
}
