import { formKeys, moduleViews, topBarIcons } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import leadsEn from "../../../../cms-plugins/leads/admin/src/translations/en.json";
import { leadContentType, leadUid } from "../../../../cms-plugins/leads/server/src/lead/lead-schema";
import ownerStatsEn from "../../../../cms-plugins/owner-stats/admin/src/translations/en.json";
import {
  communicationSchema,
  onlineMediumSchema,
} from "../../../../cms-plugins/owner-stats/server/src/history/history.feature";
import {
  communicationUid,
  onlineMediumUid,
  visitUid,
} from "../../../../cms-plugins/owner-stats/server/src/history/entries/history-uids";
import { visitSchema } from "../../../../cms-plugins/owner-stats/server/src/history/entries/visit-schema";
import { adminLayouts } from "../../admin-layouts";
import { componentSchemas, contentTypeSchemas } from "../../schemas-fixture";
import { adminTexts } from "./admin-texts.fixture";
import { messagesByLocale } from "./all-messages";
import { uidByName } from "./content-types";
import { helpId, labelId } from "./message-ids";

const schemaSchema = z.object({
  info: z.object({ displayName: z.string() }),
  attributes: z.record(
    z.string(),
    z.object({ enum: z.array(z.string()).optional(), components: z.array(z.string()).optional() }),
  ),
});
type Schema = z.infer<typeof schemaSchema>;

const schemasOf = (schemas: Readonly<Record<string, unknown>>) => z.record(z.string(), schemaSchema).parse(schemas);

/** Also those of plugins that the application lists. */
const contentTypes: Record<string, Schema> = {
  ...schemasOf(contentTypeSchemas),
  ...schemasOf({
    [leadUid]: leadContentType,
    [visitUid]: visitSchema,
    [communicationUid]: communicationSchema,
    [onlineMediumUid]: onlineMediumSchema,
  }),
};
const components = schemasOf(componentSchemas);
const attributes = Object.values({ ...contentTypes, ...components }).flatMap((schema) =>
  Object.values(schema.attributes),
);
const blocks = attributes.flatMap((attribute) => attribute.components ?? []);
const names = new Set([
  ...Object.values(contentTypes).map(({ info }) => info.displayName),
  ...blocks,
  ...blocks.map((uid) => uid.split(".")[0] ?? ""),
]);
const values = new Set(attributes.flatMap((attribute) => attribute.enum ?? []));

describe.each(["nl", "fr"] as const)("the admin in %s", (language) => {
  const texts = adminTexts[language];
  const missing = (ids: Iterable<string>) => [...ids].filter((id) => !texts[id]?.trim());

  it("CMS-1 labels every field of a lead", () => {
    expect(missing(Object.keys(leadContentType.attributes).map((field) => labelId(leadUid, field)))).toEqual([]);
  });

  it("CMS-1 names every content type, module block and enumeration value, and nothing else", () => {
    expect(missing([...names, ...values])).toEqual([]);
    const named = Object.keys(texts).filter((id) => !id.includes(".") || id.startsWith("relation."));
    expect(named.filter((id) => !names.has(id) && !values.has(id))).toEqual([]);
  });

  it("lists the icons of the top bar", () => {
    expect(texts[helpId("config.top-bar-item", "icon")]).toContain(topBarIcons.join(", "));
  });

  it("has no character that the admin reads as a variable or as markup", () => {
    const messages = Object.entries(messagesByLocale[language]).filter(
      ([id]) => !id.startsWith("gevel.") || id.startsWith("gevel.help."),
    );
    expect(messages.filter(([, text]) => /[{}<>']/.test(text))).toEqual([]);
  });
});

it("CMS-1 labels every view and form in English, whose values are keys", () => {
  const keys: readonly string[] = [...moduleViews, ...formKeys];
  expect(keys.filter((key) => !messagesByLocale.en[key])).toEqual([]);
});

it("shows the English texts of a layout where an older one is stored", () => {
  const layoutTexts = new Map(
    Object.entries(adminLayouts).flatMap(([uid, { fields }]) =>
      Object.entries(fields).flatMap(([field, { label, help }]) => [
        [labelId(uid, field), label] as const,
        [helpId(uid, field), help] as const,
      ]),
    ),
  );
  const replaced = Object.entries(messagesByLocale.en).filter(([id]) =>
    /^gevel\.help\.|\.(content-types|config)\./.test(id),
  );
  expect(replaced.length).toBeGreaterThan(0);
  expect(replaced.filter(([id, text]) => layoutTexts.get(id) !== text)).toEqual([]);
});

it("CMS-1 knows a content type by the name in the admin's hooks", () => {
  const known = Object.entries(contentTypes).map(([uid, { info }]) => [info.displayName, uid]);
  expect(uidByName).toEqual(Object.fromEntries(known));
});

it("CMS-19 names every choice in English too, in words", () => {
  const texts = { ...ownerStatsEn, ...leadsEn, ...messagesByLocale.en };
  expect(
    [...values].filter((value) => !Object.entries(texts).some(([id, text]) => id === value && text !== value)),
  ).toEqual([]);
});
