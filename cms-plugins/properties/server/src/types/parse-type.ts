import {
  fallbackLanguage,
  propertyTypeInputSchema,
  validationMessages,
  type FieldError,
  type Localized,
} from "@gevel/config";
import { fieldErrors } from "@gevel/core";
import { cleanLine } from "../items/clean-text.js";
import type { Parsed } from "../items/item-kind.js";
import { localized } from "../items/localized-texts.js";
import type { TypeRecord } from "./type-record.js";

/** What an item says of a type; what it leaves out is null, or no text of the name. */
export interface NamedType {
  webId: number;
  parentWebId: number | null;
  name: Localized;
  showOrder: number | null;
  sale: boolean | null;
  rent: boolean | null;
}

const messages = validationMessages(propertyTypeInputSchema);

/** Reads one property type of an import (API-2); a bare text is in the language of its source. */
export function parseType(value: unknown, language = fallbackLanguage): Parsed<NamedType> {
  const parsed = propertyTypeInputSchema.safeParse(value, messages);
  if (!parsed.success) return { ok: false, errors: fieldErrors(parsed.error, "a property type", { sent: value }) };
  const { webId, parentWebId = null, name, showOrder = null, sale = null, rent = null } = parsed.data;
  return {
    ok: true,
    item: { webId, parentWebId, name: localized(name, cleanLine, {}, language), showOrder, sale, rent },
  };
}

/** Its number as text; empty where it has none that can be read. */
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
