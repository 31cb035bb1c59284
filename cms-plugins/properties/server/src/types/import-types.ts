import { isDeepStrictEqual } from "node:util";
import { appendChange, lockChanges } from "@gevel/change-log";
import { inTransaction, validateList, newDocumentId, tableOf, fieldErrors } from "@gevel/core";
import {
  type FieldError,
  type Language,
  fallbackLanguage,
  propertyTypeInputSchema,
  validationMessages,
  type Localized,
} from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { propertyTypeUid } from "../rows/content-type-uids.js";
import { rejectedResult, type Result } from "../items/import-result.js";
import { upsertRows } from "../rows/upsert-rows.js";
import { appendAffectedChanges } from "../items/append-affected-changes.js";
import { readTypes } from "./stored-types.js";
import { impossibleMoves, type Misplacement, byWebId, type TypeRecord } from "./type-tree.js";
import { cleanLine } from "../items/clean-text.js";
import type { Parsed } from "../items/item-kind.js";
import { localized } from "../items/localized-texts.js";

/** A type as sent; omitted fields are null, or no text of the name. */
export interface NamedType {
  webId: number;
  parentWebId: number | null;
  name: Localized;
  showOrder: number | null;
  sale: boolean | null;
  rent: boolean | null;
}

const messages = validationMessages(propertyTypeInputSchema);

/** Parses one property type of an import (API-2); a bare text is in the language of its source. */
export function parseType(value: unknown, language = fallbackLanguage): Parsed<NamedType> {
  const parsed = propertyTypeInputSchema.safeParse(value, messages);
  if (!parsed.success) return { ok: false, errors: fieldErrors(parsed.error, "a property type", { sent: value }) };
  const { webId, parentWebId = null, name, showOrder = null, sale = null, rent = null } = parsed.data;
  return {
    ok: true,
    item: { webId, parentWebId, name: localized(name, cleanLine, {}, language), showOrder, sale, rent },
  };
}

/** Its number as text; empty where it cannot be read. */
export function typeReferenceOf(value: unknown): string {
  const parsed = propertyTypeInputSchema.shape.webId.safeParse(
    typeof value === "object" && value !== null && "webId" in value ? value.webId : undefined,
  );
  return parsed.success ? String(parsed.data) : "";
}

/** The type as it is to be, or why it cannot be. */
export function mergeType(named: NamedType, stored: TypeRecord | null): Parsed<TypeRecord> {
  const { webId, parentWebId, name, showOrder, sale, rent } = named;
  if (!stored && Object.keys(name).length === 0) {
    const errors: FieldError[] = [{ field: "name", message: `is required: there is no property type ${webId} yet` }];
    return { ok: false, errors };
  }
  return {
    ok: true,
    item: {
      webId,
      // 0 is the number of no type, as it is in a listing.
      parentWebId: (parentWebId ?? stored?.parentWebId) || null,
      name: { ...stored?.name, ...name },
      showOrder: showOrder ?? stored?.showOrder ?? 0,
      sale: sale ?? stored?.sale ?? true,
      rent: rent ?? stored?.rent ?? true,
    },
  };
}

const written = ["webId", "parentWebId", "name", "showOrder", "sale", "rent"] as const;

function misplacementError({ reason, webId }: Misplacement): FieldError {
  const messages: Record<Misplacement["reason"], string> = {
    itself: "is the type itself; expected the webId of another type, or 0 for none",
    unknown: `${webId} is the webId of no property type; send that type along in propertyTypes, or 0 for none`,
    "under a kind": `${webId} is a kind itself; expected a type that is a kind of none`,
    "with kinds": `this type has kinds of its own, such as ${webId}, so it can be a kind of none; expected 0`,
  };
  return { field: "parentWebId", message: messages[reason] };
}

/** Writes types by their numbers and answers the ids of their rows. */
async function upsertTypes(strapi: Core.Strapi, types: readonly TypeRecord[]): Promise<number[]> {
  const { name: tableName, column } = tableOf(strapi, propertyTypeUid);
  const permanent = ["documentId", "createdAt", "publishedAt"].map(column);
  const now = new Date();
  return await inTransaction(strapi, ({ trx }) =>
    upsertRows(strapi, trx, {
      table: tableName,
      columns: [...permanent, column("updatedAt"), ...written.map(column)],
      key: [column("webId")],
      permanent,
      rows: types.map(({ webId, parentWebId, name, showOrder, sale, rent }) => [
        ...[newDocumentId(), now, now, now, webId, parentWebId],
        ...[JSON.stringify(name), showOrder, sale, rent],
      ]),
    }),
  );
}

/**
 * API-1: upserts property types by their `webId`, in one transaction with the changes that result: the list of types,
 * and the listings and projects whose public view changes with a new or renamed type.
 */
export async function importTypes(
  strapi: Core.Strapi,
  items: readonly unknown[],
  language: Language,
): Promise<Result[]> {
  const { results: validated, accepted } = await validateList(items, "webId", {
    referenceOf: typeReferenceOf,
    parse: (item) => parseType(item, language),
  });
  const results: Result[] = validated;
  if (accepted.length === 0) return results;
  await inTransaction(strapi, async () => {
    await lockChanges(strapi);
    const stored = byWebId(await readTypes(strapi));
    const moves = [];
    for (const { index, reference, item } of accepted) {
      const from = stored.get(item.webId) ?? null;
      const merged = mergeType(item, from);
      if (merged.ok) moves.push({ index, reference, from, to: merged.item });
      else results[index] = rejectedResult(reference, merged.errors);
    }
    const impossible = impossibleMoves(moves, stored.values());
    const renamed: TypeRecord[] = [];
    const others: TypeRecord[] = [];
    for (const move of moves) {
      const { index, reference, from, to } = move;
      const misplacement = impossible.get(move);
      if (misplacement) results[index] = rejectedResult(reference, [misplacementError(misplacement)]);
      else if (!isDeepStrictEqual(to, from)) {
        results[index] = { reference, outcome: from ? "updated" : "created", errors: [] };
        (isDeepStrictEqual(to.name, from?.name) ? others : renamed).push(to);
      }
    }
    await upsertTypes(strapi, others);
    await appendAffectedChanges(strapi, propertyTypeUid, await upsertTypes(strapi, renamed));
    if (others.length > 0) await appendChange(strapi, "property-types", "all");
  });
  return results;
}
