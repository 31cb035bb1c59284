import { projectInputSchema, type FieldError } from "@gevel/config";
import { fieldErrors } from "@gevel/kit";
import { dayContradiction, placeContradictions } from "../items/place-contradictions.js";
import type { Parsed } from "../items/item-kind.js";
import { unknownTypes, type KnownTypes } from "../items/unknown-types.js";
import { StoredTexts } from "../items/stored-texts.js";
import { normaliseProject, type Construction, type NormalisedProject } from "./normalise-project.js";

/** A unit is known by its reference, so a project has each once. */
function unitsTwice(constructions: readonly Construction[]): FieldError[] {
  const firstAt = new Map<string, number>();
  return constructions.flatMap(({ reference }, index) => {
    const first = firstAt.get(reference);
    if (first === undefined) firstAt.set(reference, index);
    return first === undefined
      ? []
      : [{ field: `constructions.${index}.reference`, message: `is the reference of unit ${first + 1} too` }];
  });
}

/** Reads one project of an import; whatever it is, the answer is a project or the fields at fault (API-2). */
export function parseProject(
  value: unknown,
  now: Date,
  types: KnownTypes = null,
  stored = new StoredTexts(null),
): Parsed<NormalisedProject> {
  const parsed = projectInputSchema.safeParse(value);
  if (!parsed.success) return { ok: false, errors: fieldErrors(parsed.error, "a project") };
  const item = normaliseProject(parsed.data, stored);
  const errors = [
    ...placeContradictions(item, now),
    ...dayContradiction("deliveryDate", item.deliveryDate),
    ...unitsTwice(item.constructions),
    ...unknownTypes(
      item.constructions.map(({ webId }, index) => [`constructions.${index}.webId`, webId] as const),
      types,
    ),
  ];
  return errors.length > 0 ? { ok: false, errors } : { ok: true, item };
}
