/** What was typed elsewhere for a form, on its way there. */
export interface FormPrefill {
  contactId: string;
  values: Readonly<Record<string, string>>;
}

export const formIdOf = (contactId: string): string => `form-${contactId}`;

/** What is still to be answered: the first control that has nothing of what it must have, else the first. */
function firstOpenControl(form: HTMLFormElement): HTMLElement | null {
  const controls = "input:not([type=hidden], [tabindex='-1']), select, textarea";
  return form.querySelector<HTMLElement>(":is(input, select, textarea):invalid") ?? form.querySelector(controls);
}

/** One goes on where the form has nothing yet. */
export function focusNextField(form: HTMLFormElement): void {
  form.scrollIntoView({ block: "start" });
  firstOpenControl(form)?.focus({ preventScroll: true });
}

/** Fills a form that stands on the page; false where it does not. Nothing that is in it goes for nothing typed. */
export function fillForm({ contactId, values }: FormPrefill): boolean {
  const form = document.getElementById(formIdOf(contactId));
  if (!(form instanceof HTMLFormElement)) return false;
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (value !== "" && control instanceof HTMLInputElement) control.value = value;
  }
  focusNextField(form);
  return true;
}

/** What a page before handed over to this form, by the history's own entry: nobody else reads it. */
export function readPrefill(state: unknown, contactId: string): Record<string, string[]> | undefined {
  const prefill = own(state, "prefill");
  const values = own(prefill, "values");
  if (own(prefill, "contactId") !== contactId || typeof values !== "object" || values === null) return undefined;
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === "string" ? [[name, [value]]] : [])),
  );
}

const own = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
