/** Values typed elsewhere for a form, on their way to it. */
export interface FormPrefill {
  contactId: string;
  values: Readonly<Record<string, string>>;
}

export const formIdOf = (contactId: string): string => `form-${contactId}`;

/** The next control to fill in: the first required one without a value, else the first. */
function firstOpenControl(form: HTMLFormElement): HTMLElement | null {
  const controls = "input:not([type=hidden], [tabindex='-1']), select, textarea";
  return form.querySelector<HTMLElement>(":is(input, select, textarea):invalid") ?? form.querySelector(controls);
}

/** Scrolls to the form and focuses the first control still to fill in. */
export function focusNextField(form: HTMLFormElement): void {
  form.scrollIntoView({ block: "start" });
  firstOpenControl(form)?.focus({ preventScroll: true });
}

/** Fills a form on the page; false if there is none. Empty values do not overwrite its content. */
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

/** Values that an earlier page handed over to this form in the history entry, which only this browser reads. */
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
