import { forms, type ChoiceSource, type FormKey, type Language } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import type { FormChoices } from "./form-choices";

type Source = (context: Pick<AppLoadContext, "replica">, language: Language) => FormChoices[string];

/** A listing's documents are known to its own page alone. */
const sources: Record<Exclude<ChoiceSource, "documents">, Source> = {
  "property-types": ({ replica }, language) =>
    replica.catalog.types(null, language).map(({ value, label }) => ({ value: String(value), label })),
  places: ({ replica }, language) =>
    replica.catalog.cities(null, language).map(({ value, label }) => ({ value, label })),
};

/** What a visitor may choose in a form, as far as the site's data says. */
export function formChoices(context: Pick<AppLoadContext, "replica">, form: FormKey, language: Language): FormChoices {
  const fields = forms[form].fields.flatMap(({ name, options }) =>
    options === "property-types" || options === "places" ? [[name, sources[options](context, language)] as const] : [],
  );
  return Object.fromEntries(fields);
}
