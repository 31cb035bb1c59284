import { attributeLabelsEn, type ApiFieldDescription, type AttributeKind, type ListingAttribute } from "@gevel/config";

const examplesOfKind: Readonly<Record<AttributeKind, unknown>> = {
  area: 94,
  length: 8.5,
  money: 1_250,
  energy: 180,
  consumption: 18_000,
  emission: 35,
  number: 60,
  year: 1998,
  count: 2,
  date: "2026-03-01",
  flag: true,
  text: "20260301-0001234567-RES-1",
  localized: { nl: "Zoals beschreven", fr: "Comme décrit" },
  choice: null,
};

const labels: Readonly<Record<string, string | { label: string; values: Readonly<Record<string, string>> }>> =
  attributeLabelsEn.attributes;

/** What integrators read of a labelled attribute: its label, its choices in words, and an example. */
export function attributeDescription({ key, kind, values }: ListingAttribute): ApiFieldDescription {
  const own = labels[key] ?? key;
  const label = typeof own === "string" ? own : own.label;
  const choices = typeof own === "string" ? [] : Object.entries(own.values);
  const meanings = choices.map(([value, text]) => (text.startsWith(value) ? text : `${value} – ${text}`));
  const fallback =
    kind === "localized" ? `${label}, by language` : kind === "flag" ? `Whether it has: ${label}` : label;
  return {
    description: meanings.length > 0 ? `${label}: ${meanings.join("; ")}.` : `${fallback}.`,
    example: kind === "choice" ? values?.[0] : examplesOfKind[kind],
  };
}
