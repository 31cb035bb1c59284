import { unstable_useDocumentLayout, useFetchClient } from "@strapi/strapi/admin";
import { useCallback, useEffect, useRef } from "react";
import { z } from "zod";
import { differencesOf, replacedRelations, type Difference } from "./differences";
import { attributesField, spreadMembers } from "./attribute-members";

export interface Found {
  theirs: Record<string, unknown>;
  differences: Difference[];
  /** Fields whose members differ one by one. */
  splitFields: string[];
}

const entrySchema = z.object({ data: z.record(z.string(), z.unknown()) });
const relatedSchema = z.object({ results: z.array(z.looseObject({ documentId: z.string() })) });

/** The fields by name, and in place of those that are taken apart their members. */
const pathsOf = (
  names: readonly string[],
  splitFields: readonly string[],
  readings: Readonly<Record<string, object>>,
) => {
  const known = [...new Set(Object.values(readings).flatMap(Object.keys))];
  return names.flatMap((name) =>
    splitFields.includes(name) ? known.filter((path) => path.startsWith(`${name}.`)) : [name],
  );
};

const nameOf = (related: Readonly<Record<string, unknown>>): string =>
  [related.title, related.name, related.heading].find((one) => typeof one === "string") ?? String(related.documentId);

/** Reads the version that a save would overwrite, and tells where it and the form differ. */
export function useDifferences(entry: { path: string; model: string; documentId: string; locale: string }) {
  const { path, model, documentId, locale } = entry;
  const { get } = useFetchClient();
  const { edit } = unstable_useDocumentLayout(model);
  const latest = useRef({ edit, get });
  useEffect(() => {
    latest.current = { edit, get };
  });
  return useCallback(
    async (form: { initial: object; mine: object; read: object }): Promise<Found> => {
      const { edit, get } = latest.current;
      const params = locale === "" ? {} : { locale };
      const answer = await get<unknown>(path, { params });
      const theirs = entrySchema.parse(answer.data).data;
      const shown = edit.layout.flat(2);
      const named = (isRelation: boolean) =>
        shown.filter(({ type }) => (type === "relation") === isRelation).map(({ name }) => name);
      const splitFields = shown
        .filter(({ attribute }) => "customField" in attribute && attribute.customField === attributesField)
        .map(({ name }) => name);
      const readings = {
        ...{ initial: spreadMembers(splitFields, form.initial), mine: spreadMembers(splitFields, form.mine) },
        ...{ read: spreadMembers(splitFields, form.read), theirs: spreadMembers(splitFields, theirs) },
      };
      const differences = differencesOf(pathsOf(named(false), splitFields, readings), readings);
      const toOne = shown.filter(
        ({ attribute }) =>
          attribute.type === "relation" && "relation" in attribute && /ToOne$|^oneWay$/.test(attribute.relation),
      );
      for (const { field, before, after } of replacedRelations(
        toOne.map(({ name }) => name),
        form.mine,
      )) {
        const related = await get<unknown>(`/content-manager/relations/${model}/${documentId}/${field}`, { params });
        const [now] = relatedSchema.parse(related.data).results;
        const theirsChanged = (now?.documentId ?? null) !== before;
        if (theirsChanged && now?.documentId !== after?.documentId)
          differences.push({
            field,
            ...{ mine: after?.label ?? null, theirs: now === undefined ? null : nameOf(now) },
            ...{ mineChanged: true, theirsChanged },
          });
      }
      return { theirs, differences, splitFields };
    },
    [documentId, locale, model, path],
  );
}
