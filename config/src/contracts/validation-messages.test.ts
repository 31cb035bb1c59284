import { describe, expect, it } from "vitest";
import { z } from "zod";
import { translateImportMessage } from "../messages/translate-import-message.js";
import { importMessages } from "../messages/import-messages.js";
import * as history from "./history-import.js";
import { importFileQuerySchema } from "./import-file.js";
import { ownerInputSchema } from "./owner-import.js";
import { projectInputSchema } from "./project-import.js";
import { importRequestSchema, propertyInputSchema } from "./property-import.js";
import { propertyTypeInputSchema } from "./property-type-import.js";
import { validationMessages } from "./validation-messages.js";

const contracts: Readonly<Record<string, z.ZodObject>> = {
  listing: propertyInputSchema,
  project: projectInputSchema,
  "property type": propertyTypeInputSchema,
  owner: ownerInputSchema,
  request: importRequestSchema,
  feed: importFileQuerySchema,
  visit: history.visitItemSchema,
  communication: history.communicationItemSchema,
  "online medium": history.onlineMediumItemSchema,
  number: history.portalNumberItemSchema,
  price: history.priceChangeItemSchema,
  "end of an offer": history.offerEndItemSchema,
};

const long = "x".repeat(60_000);
/** Values of every JSON type, too small, too large, too long, and invalid only deep inside. */
const wrong: readonly unknown[] = [
  ...[
    true,
    false,
    -1e12,
    -1,
    0,
    0.5,
    1e12,
    "",
    " ",
    "veel",
    "28.500",
    "2026-13-45",
    "1970-01-01",
    "javascript:x",
    long,
  ],
  ...[
    null,
    [],
    {},
    [1],
    [[]],
    ["x"],
    [null],
    { nl: 5 },
    { nl: long },
    { name: 1, url: 2, reference: 3, access: 4, kind: 5 },
  ],
  ...[[{}], [{ url: "x", width: -1, height: "x", name: 4, access: "all", kind: "x", floor: 999, price: -1 }]],
  ...[{ name: long, email: "x", phone: 1, pictureUrl: "x" }, Array.from({ length: 1_001 }, () => "x"), undefined],
  ...[new Date().toISOString(), "2199-01-01T00:00:00Z"],
];

/** Zod's default messages. */
const zodMessages =
  /invalid|too (?:small|big)|received|expected (?:string|number|boolean|array|object|record|int\b|date|nonoptional)|must match|unrecognized|option|pattern/i;

const englishMessages = /\b(?:whole|from|text|address|list|characters|expected|(?<!-)required|years|months|degrees)\b/;

/** The sentences about wrong values of a field. */
function messagesOf(schema: z.ZodObject, key: string): string[] {
  const options = validationMessages(schema);
  const messages = wrong.flatMap((value) => {
    const issues = schema.safeParse({ [key]: value }, options).error?.issues ?? [];
    return issues.filter(({ path }) => path[0] === key).map(({ message }) => message);
  });
  return [...new Set(messages)];
}

const fields = Object.entries(contracts).flatMap(([name, schema]) =>
  Object.keys(schema.shape).map((key) => [name, key] as const),
);

describe("API-2 a wrong value has a plain error message", () => {
  it.each(fields)("for the field of a %s: %s", (name, key) => {
    const schema = contracts[name] ?? z.object({});
    const messages = messagesOf(schema, key);
    expect(messages.filter((message) => zodMessages.test(message))).toEqual([]);
    for (const language of ["nl", "fr"]) {
      const translated = messages.map((message) => translateImportMessage(message, language) ?? "the same");
      expect(translated.filter((message) => englishMessages.test(message))).toEqual([]);
    }
  });

  it("with the accepted values, in the unit of the field", () => {
    const first = (schema: z.ZodObject, item: object) =>
      schema.safeParse(item, validationMessages(schema)).error?.issues.find(({ path }) => String(path[0]) in item)
        ?.message;
    expect(first(propertyInputSchema, { bedrooms: "veel" })).toBe("expected a whole number from 0 to 999");
    expect(first(propertyInputSchema, { energyPerformance: 5_000 })).toBe(
      "expected a number up to 3000 (kWh/m² a year)",
    );
    expect(first(propertyInputSchema, { countryId: "Spain" })).toBe(
      "expected the number of a country: 10 Belgium, 50 Luxembourg, 63 the Netherlands",
    );
    expect(first(propertyInputSchema, { condition: "old" })).toBe("expected one of new, good, to-refresh, to-renovate");
    expect(first(propertyInputSchema, { goal: 2 })).toBe("expected 0 or 1");
    expect(first(propertyInputSchema, { hasLift: "true" })).toBe("expected true or false");
    expect(first(propertyInputSchema, { agent: { name: "An", email: "x" } })).toBe(
      "expected an e-mail address, of at most 255 characters",
    );
    expect(first(projectInputSchema, { constructions: [{ reference: "1", floor: 999 }] })).toBe(
      "expected a whole number from -20 to 300",
    );
    expect(first(importRequestSchema, { mode: "all" })).toBe("expected one of partial, full");
  });
});

describe("API-5 import messages are in the language of staff", () => {
  it.each([
    [
      'expected a whole number from 0 to 999, not "veel"',
      'verwacht wordt een geheel getal van 0 tot 999, niet "veel"',
      'attendu : un nombre entier de 0 à 999, et non "veel"',
    ],
    [
      "expected a number from 0 to 3000 (kWh/m² a year)",
      "verwacht wordt een getal van 0 tot 3000 (kWh/m² per jaar)",
      "attendu : un nombre de 0 à 3000 (kWh/m² par an)",
    ],
    ["is no field of a listing", "is geen veld van een pand", "n’est pas un champ d’un bien"],
    ["is required", "is verplicht", "est obligatoire"],
  ])("%s", (en, nl, fr) => {
    expect(translateImportMessage(en, "en")).toBe(en);
    expect(translateImportMessage(en, "nl")).toBe(nl);
    expect(translateImportMessage(en, "fr")).toBe(fr);
  });

  it("an untranslated one stays as it is", () => {
    expect(translateImportMessage("something new", "nl")).toBeNull();
  });

  it.each(importMessages)("have the same values in each language: $en", ({ en, nl, fr }) => {
    const slots = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();
    expect(slots(nl)).toEqual(slots(en));
    expect(slots(fr)).toEqual(slots(en));
  });
});
