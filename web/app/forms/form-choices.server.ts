import {
  formMessages,
  forms,
  localeTags,
  provinceCodes,
  provinceName,
  regions,
  salutationsOf,
  slugify,
  zoneKey,
  type ChoiceSource,
  type FormKey,
  type Language,
} from "@gevel/config";
import { municipalities, municipalityAt, parentZone, wholeCityAt, zoneLabel } from "@gevel/config/server";
import type { AppLoadContext } from "@remix-run/node";
import { textOf } from "~/i18n/text-of.server";
import { pack } from "~/islands/packed";
import type { Replica } from "~/replica/replica";
import type { CityOption } from "~/replica/search/search-result";
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

/** As many as fit above the search on a phone. */
const nearAtMost = 8;

/** The municipality that a place as offered is, or is a part of. */
function municipalityOf({ value, city }: CityOption): string | null {
  if (city) return wholeCityAt(city.key)?.zone ?? null;
  const [name = "", zip = ""] = value.split("|");
  const found = municipalityAt(`${slugify(name)}-${zip}`);
  return found ? zoneKey("municipality", found.key.replace("be-", "")) : null;
}

/** FORM-3: the municipalities of the agency's offices, then those with most homes on offer. */
function activeZones({ catalog, tree }: Pick<Replica, "catalog" | "tree">, language: Language): string[] {
  const homes = new Map<string, number>();
  for (const option of catalog.cities(null, language)) {
    const zone = municipalityOf(option);
    if (zone !== null) homes.set(zone, (homes.get(zone) ?? 0) + option.count);
  }
  const offices = (tree(language)?.config.offices ?? []).flatMap(
    ({ city, zip }) => municipalityOf({ value: `${city}|${zip}`, label: city, count: 0 }) ?? [],
  );
  const busiest = [...homes].sort(([, one], [, other]) => other - one).map(([zone]) => zone);
  return [...new Set([...offices, ...busiest])].slice(0, nearAtMost);
}

/** The zones with those of the agency marked; a city of several postal codes is named as all of it. */
function withNear(all: FormChoices[string], active: readonly string[], language: Language): FormChoices[string] {
  const places = new Map(active.map((zone, at) => [zone, at + 1]));
  return all.map((zone) => {
    const near = places.get(zone.value);
    if (near === undefined) return zone;
    const isWhole = wholeCityAt(`${zoneLabel(zone.value, "nl").toLowerCase()}|all`) !== null;
    const label = isWhole ? textOf(language, "properties.search.wholeCity", { city: zone.label }) : zone.label;
    return { ...zone, label, near, ...(isWhole && { short: zone.label }) };
  });
}

/** Only a listing's own page knows its documents, and the slots of viewings change by the minute. */
const sources: Record<Exclude<ChoiceSource, "documents" | "visit-slots">, Source> = {
  "property-types": ({ replica }, language) =>
    replica.catalog.types(null, language).map(({ value, label }) => ({ value: String(value), label })),
  zones: ({ replica }, language) => [
    ...withNear((country[language] ??= everyZone(language)), activeZones(replica, language), language),
    ...replica.catalog.cities(null, language).map(({ value, label }) => ({ value, label, within: "" })),
  ],
};

/** FORM-1: as staff set it for the language; until a configuration arrived, the usual ones. */
function salutations({ replica }: Pick<AppLoadContext, "replica">, language: Language): FormChoices[string] {
  const mode = replica.tree(language)?.config.salutations ?? "mr-ms";
  return salutationsOf[mode].map((value) => ({
    value,
    label: formMessages[language][`forms.option.title.${value}`] ?? value,
  }));
}

/** A form's options, as far as they come from the site's data. */
export function formChoices(context: Pick<AppLoadContext, "replica">, form: FormKey, language: Language): FormChoices {
  const fields = forms[form].fields.flatMap(({ name, options }) => {
    if (options === "property-types" || options === "zones")
      return [[name, sources[options](context, language)] as const];
    return name === "title" ? [[name, salutations(context, language)] as const] : [];
  });
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
