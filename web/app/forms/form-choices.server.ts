import {
  forms,
  localeTags,
  provinceCodes,
  provinceName,
  regions,
  zoneKey,
  type ChoiceSource,
  type FormKey,
  type Language,
} from "@gevel/config";
import { municipalities, parentZone, zoneLabel } from "@gevel/config/server";
import type { AppLoadContext } from "@remix-run/node";
import { pack } from "~/islands/packed";
import { renderedZones } from "~/saved-searches/rendered-zones";
import type { FormChoices } from "./form-choices";

type Source = (context: Pick<AppLoadContext, "replica">, language: Language) => FormChoices[string];

const zones = (keys: readonly string[], language: Language) =>
  keys.map((value) => ({ value, label: zoneLabel(value, language), within: parentZone(value) ?? "" }));

/** FORM-3: the whole country, with or without a listing on offer, including all municipalities. */
function everyZone(language: Language): FormChoices[string] {
  const byName = new Intl.Collator(localeTags[language]);
  const inOrder = municipalities().toSorted((one, other) => byName.compare(one.names[language], other.names[language]));
  // Brussels is a region and its own province: once is enough.
  const provinces = provinceCodes
    .filter((code) => code !== "BRU")
    .map((code) => ({ key: zoneKey("province", code), short: provinceName(code, language) }));
  const region = regions.map((code) => zoneKey("region", code));
  const municipality = inOrder.map(({ nis }) => zoneKey("municipality", nis));
  return [
    ...zones(region, language),
    ...provinces.flatMap(({ key, short }) => zones([key], language).map((zone) => ({ ...zone, short }))),
    ...zones(municipality, language),
  ];
}

const country: Partial<Record<Language, FormChoices[string]>> = {};

/** Only a listing's own page knows its documents, and the slots of viewings change by the minute. */
const sources: Record<Exclude<ChoiceSource, "documents" | "visit-slots">, Source> = {
  "property-types": ({ replica }, language) =>
    replica.catalog.types(null, language).map(({ value, label }) => ({ value: String(value), label })),
  zones: ({ replica }, language) => [
    ...(country[language] ??= everyZone(language)),
    ...replica.catalog.cities(null, language).map(({ value, label }) => ({ value, label, within: "" })),
  ],
};

/** A form's options, as far as they come from the site's data. */
export function formChoices(context: Pick<AppLoadContext, "replica">, form: FormKey, language: Language): FormChoices {
  const fields = forms[form].fields.flatMap(({ name, options }) =>
    options === "property-types" || options === "zones" ? [[name, sources[options](context, language)] as const] : [],
  );
  return Object.fromEntries(fields);
}

/** Zones are six hundred: a document has them as boxes and not in its data as well. */
export function choicesInPage(
  context: Pick<AppLoadContext, "rendered" | "isDataRequest">,
  { zones, ...rest }: FormChoices,
): FormChoices {
  if (!zones) return rest;
  if (context.isDataRequest) return { ...rest, zones };
  context.rendered.set(renderedZones, pack(zones));
  return rest;
}
