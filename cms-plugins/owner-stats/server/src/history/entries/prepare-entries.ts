import { printable, printedLine } from "@gevel/config";
import { newDocumentId, staffLanguage, textIn, type StaffText } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { z } from "zod";
import { communicationUid, onlineMediumUid, visitUid } from "./history-uids.js";

const home: StaffText = {
  nl: "Kies het pand waarover dit gaat.",
  fr: "Choisissez le bien concerné.",
  en: "Choose the listing that this is about.",
};
const order: StaffText = {
  nl: "Deze dag ligt voor de eerste dag.",
  fr: "Ce jour précède le premier jour.",
  en: "This day is before the first day.",
};

const link = z.union([
  z.looseObject({ connect: z.array(z.unknown()).min(1) }),
  z.looseObject({ set: z.array(z.unknown()).min(1) }),
  z.array(z.unknown()).min(1),
  z.number(),
  z.string().min(1),
]);
const day = z.iso.date();
const days = z.object({ fromDay: day, untilDay: day });

function reject(strapi: Core.Strapi, field: string, text: StaffText): never {
  const message = textIn(text, staffLanguage(strapi));
  throw new errors.ValidationError(message, { errors: [{ path: [field], message, name: "ValidationError" }] });
}

const long = new Set(["feedback", "text"]);

/** Cleans texts as the import does: owners read both. */
function cleanTexts(data: object): void {
  for (const [key, value] of Object.entries(data))
    if (typeof value === "string") Object.assign(data, { [key]: (long.has(key) ? printable : printedLine)(value) });
}

/**
 * Gives entries by staff the office as source and a generated reference; an entry from a program keeps that program's
 * source. Imports bypass these hooks.
 */
export function prepareEntries(strapi: Core.Strapi): void {
  const check = (entry: object) => {
    const { success, data } = days.safeParse(entry);
    if (success && data.untilDay < data.fromDay) reject(strapi, "untilDay", order);
  };
  strapi.db.lifecycles.subscribe({
    models: [visitUid, communicationUid, onlineMediumUid],
    beforeCreate({ params }) {
      const data: unknown = params.data;
      if (typeof data !== "object" || data === null) return;
      if (!("property" in data) || !link.safeParse(data.property).success) reject(strapi, "property", home);
      check(data);
      cleanTexts(data);
      Object.assign(data, { source: "office", reference: newDocumentId() });
    },
    async beforeUpdate({ model: { uid }, params }) {
      const data: unknown = params.data;
      if (typeof data !== "object" || data === null) return;
      Reflect.deleteProperty(data, "source");
      Reflect.deleteProperty(data, "reference");
      cleanTexts(data);
      const stored: unknown = await strapi.db
        .query(uid)
        .findOne({ where: z.record(z.string(), z.unknown()).parse(params.where ?? {}) });
      check({ ...z.looseObject({}).catch({}).parse(stored), ...data });
    },
  });
}
