import { projectUid } from "../rows/content-type-uids.js";
import { itemKind, type Parsed, unknownTypes, type KnownTypes } from "../items/item-kind.js";
import { projectTexts, normaliseProject, type NormalisedProject } from "./normalise-project.js";
import { projectRow } from "./project-row.js";
import {
  constructionInputSchema,
  projectInputSchema,
  validationMessages,
  type FieldError,
  type ProjectInput,
} from "@gevel/config";
import { fieldErrors, limitErrors } from "@gevel/core";
import { z } from "zod";
import { dayContradiction, placeContradictions } from "../items/place-contradictions.js";
import { StoredTexts } from "../items/stored-texts.js";

/** The checked fields of a unit; null where missing or unreadable. */
interface CheckedUnit {
  reference: string | null;
  webId: number | null;
}

/** Units are identified by their reference, which is unique within a project. */
function unitsTwice(units: readonly CheckedUnit[]): FieldError[] {
  const firstAt = new Map<string, number>();
  return units.flatMap(({ reference }, index) => {
    if (reference === null) return [];
    const first = firstAt.get(reference);
    if (first === undefined) firstAt.set(reference, index);
    return first === undefined
      ? []
      : [{ field: `constructions.${index}.reference`, message: `is the reference of unit ${first + 1} too` }];
  });
}

/** Values that are valid alone but contradict other fields or are impossible. */
function contradictions(
  project: NormalisedProject,
  units: readonly CheckedUnit[],
  now: Date,
  types: KnownTypes,
): FieldError[] {
  return [
    ...placeContradictions(project, now),
    ...dayContradiction("deliveryDate", project.deliveryDate),
    ...unitsTwice(units),
    ...unknownTypes(
      units.map(({ webId }, index) => [`constructions.${index}.webId`, webId] as const),
      types,
    ),
  ];
}

const fields = new Map<string, z.ZodType>(Object.entries(projectInputSchema.shape));
const messages = validationMessages(projectInputSchema);
const sentFields = z.record(z.string(), z.unknown());

/** Placeholders for required fields that cannot be read; they cause no errors. */
const harmless = { reference: "x", zip: "1000", city: "x" } as const satisfies Partial<ProjectInput>;

function checkUnit(sent: unknown): CheckedUnit {
  const unit = sentFields.safeParse(sent).data ?? {};
  const { reference, webId } = constructionInputSchema.shape;
  return {
    reference: reference.safeParse(unit.reference).data ?? null,
    webId: webId.safeParse(unit.webId).data ?? null,
  };
}

/** As for a listing: contradictions among the readable fields of a project with unreadable ones. */
function otherErrors(value: unknown, { issues }: z.ZodError, now: Date, types: KnownTypes): FieldError[] {
  const sent = sentFields.safeParse(value).data;
  if (!sent) return [];
  const faults = new Set(issues.map(({ path }) => path.join(".")));
  // Valid postal codes depend on the country.
  if (faults.has("countryId")) faults.add("zip");
  const { constructions, ...own } = sent;
  const read: Record<string, unknown> = { ...harmless };
  for (const [key, field] of Object.entries(own)) {
    const parsed = fields.get(key)?.safeParse(field);
    if (parsed?.success) read[key] = parsed.data;
  }
  // Each field was parsed by its part of the schema; the required ones have placeholders.
  const project = normaliseProject(read as ProjectInput);
  const units = Array.isArray(constructions) && !faults.has("constructions") ? constructions.map(checkUnit) : [];
  return contradictions(project, units, now, types).filter(({ field }) => !faults.has(field));
}

/** Parses one project of an import; for any input the result is a project or the fields at fault (API-2). */
export function parseProject(
  value: unknown,
  now: Date,
  types: KnownTypes = null,
  stored = new StoredTexts(null),
): Parsed<NormalisedProject> {
  const parsed = projectInputSchema.safeParse(value, messages);
  if (!parsed.success) {
    const errors = fieldErrors(parsed.error, "a project", {
      otherErrors: otherErrors(value, parsed.error, now, types),
      sent: value,
    });
    return { ok: false, errors };
  }
  const item = normaliseProject(parsed.data, stored);
  const errors = limitErrors(contradictions(item, item.constructions, now, types));
  return errors.length > 0 ? { ok: false, errors } : { ok: true, item };
}

export const projectKind = itemKind({
  list: "projects",
  plural: "projects",
  uid: projectUid,
  change: "project",
  row: projectRow,
  texts: projectTexts,
  parse: parseProject,
});
