import { contactDemand } from "./contact-demand.js";
import { fieldProblem, type FieldProblem, normalizeInput } from "./field-problem.js";

/** Parameters of the banner that starts a valuation; without JavaScript they are in the address. */
export const valuationParameters = ["address", "place"] as const;
type Parameter = (typeof valuationParameters)[number];

/** The fields of that form which are filled in by it. */
const filled = ["address", "zip", "city"] as const;

export interface ValuationStart {
  /** Values of the form's fields; everything typed is in one of them. */
  values: Record<(typeof filled)[number], string>;
  /** By parameter. */
  problems: Partial<Record<Parameter, FieldProblem>>;
}

const line = { kind: "text" } as const;
const zipFirst = /^(?:[A-Z]{1,2}-)?(\d{4,5}(?!\d)(?: ?[A-Z]{2}\b)?)[\s,]*(.*)$/;
const zipLast = /^(\D*?)[\s,]+(\d{4,5})$/;

/** Accepts `2018 Antwerpen`, `Antwerpen 2018`, or either part alone. */
function splitMunicipality(typed: string): { zip: string; city: string } {
  const place = normalizeInput(line, typed);
  const first = zipFirst.exec(place);
  if (first) return { zip: first[1] ?? "", city: first[2] ?? "" };
  const last = zipLast.exec(place);
  if (last) return { zip: last[2] ?? "", city: last[1] ?? "" };
  return /^[\d\s]+$/.test(place) ? { zip: place, city: "" } : { zip: "", city: place };
}

function problemIn(name: string, value: string): FieldProblem | null {
  const field = contactDemand.fields.find((candidate) => candidate.name === name);
  return field && value !== "" ? fieldProblem(field, [value]) : null;
}

/** FORM-1: the form's values from a street and a municipality as typed. */
export function valuationStart(address: string, place: string): ValuationStart {
  const values = { address: normalizeInput(line, address), ...splitMunicipality(place) };
  const [street, zip, city] = filled.map((name) => problemIn(name, values[name]));
  const ofStreet = values.address === "" ? ("required" as const) : street;
  const ofPlace = values.zip === "" && values.city === "" ? ("required" as const) : (zip ?? city);
  return { values, problems: { ...(ofStreet && { address: ofStreet }), ...(ofPlace && { place: ofPlace }) } };
}

/** The same from an address; undefined where nothing of it was typed. */
export function valuationStartOf(params: Pick<URLSearchParams, "get">): ValuationStart | undefined {
  const [address = "", place = ""] = valuationParameters.map((name) => params.get(name) ?? "");
  return address.trim() === "" && place.trim() === "" ? undefined : valuationStart(address, place);
}
