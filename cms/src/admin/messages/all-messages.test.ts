import { formKeys, moduleViews } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { leadContentType, leadUid } from "../../../../cms-plugins/leads/server/src/lead/lead-schema";
import {
  communicationSchema,
  onlineMediumSchema,
} from "../../../../cms-plugins/owner-stats/server/src/history/history.feature";
import { entryLayouts } from "../../../../cms-plugins/owner-stats/server/src/history/entries/entry-layouts";
import {
  communicationUid,
  onlineMediumUid,
  visitUid,
} from "../../../../cms-plugins/owner-stats/server/src/history/entries/history-uids";
import { visitSchema } from "../../../../cms-plugins/owner-stats/server/src/history/entries/visit-schema";
import { adminLayouts as applicationLayouts } from "../../admin-layouts";
import { componentSchemas, contentTypeSchemas } from "../../schemas-fixture";
import { messagesByLocale } from "./all-messages";
import { enumerationValues } from "./enumeration-values";
import { replacedMessages } from "./replaced-messages";
import { helpId, labelId } from "./message-ids";
import { componentMessages, typeMessages, uidByName } from "./model-messages";
import { contentTypeNames } from "./content-type-names";
import { timestamps } from "./timestamps";

const schemaSchema = z.object({
  info: z.object({ displayName: z.string() }),
  attributes: z.record(
    z.string(),
    z.object({ enum: z.array(z.string()).optional(), components: z.array(z.string()).optional() }),
  ),
});
type Schema = z.infer<typeof schemaSchema>;

const schemasOf = (schemas: Readonly<Record<string, unknown>>) => z.record(z.string(), schemaSchema).parse(schemas);

/** Also those of plugins without messages of their own. */
const adminLayouts = { ...applicationLayouts, ...entryLayouts };
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

describe.each(["nl", "fr"] as const)("the admin in %s", (language) => {
  const texts = messagesByLocale[language];
  const missing = (ids: readonly string[]) => ids.filter((id) => !texts[id]?.trim());

  it("CMS-1 labels every field of a layout and has every hint", () => {
    const ids = Object.entries(adminLayouts).flatMap(([uid, { fields }]) =>
      Object.entries(fields).flatMap(([field, { help }]) => [
        labelId(uid, field),
        ...(help ? [helpId(uid, field)] : []),
      ]),
    );
    expect(missing(ids)).toEqual([]);
  });

  it("CMS-1 labels every field of a lead", () => {
    expect(missing(Object.keys(leadContentType.attributes).map((field) => labelId(leadUid, field)))).toEqual([]);
  });

  it("CMS-1 labels every content type and every module block", () => {
    const blocks = attributes.flatMap((attribute) => attribute.components ?? []);
    const kinds = blocks.map((uid) => uid.split(".")[0] ?? "");
    const types = Object.values(contentTypes).map(({ info }) => info.displayName);
    expect(Object.keys(contentTypeNames[language]).sort()).toEqual(
      [...new Set([...types, ...blocks, ...kinds])].sort(),
    );
    expect(missing(Object.keys(contentTypeNames[language]))).toEqual([]);
  });

  it("CMS-1 labels every enumeration value, and no other", () => {
    const values = new Set(attributes.flatMap((attribute) => attribute.enum ?? []));
    expect(Object.keys(enumerationValues[language]).sort()).toEqual([...values].sort());
    expect(missing([...values])).toEqual([]);
  });

  it("CMS-1 has no translation of a field or hint that does not exist", () => {
    const models = { ...typeMessages, ...componentMessages };
    const withoutTarget = Object.entries(models).flatMap(([uid, messages]) =>
      Object.entries(messages[language])
        .filter(([field, [, help]]) => {
          if (uid === leadUid)
            return help !== undefined || !(field in { ...leadContentType.attributes, ...timestamps.nl });
          if (field === "reference" && uid in entryLayouts) return help !== undefined;
          const laidOut = adminLayouts[uid]?.fields[field];
          return laidOut === undefined || (help !== undefined && !laidOut.help);
        })
        .map(([field]) => `${uid}.${field}`),
    );
    expect(withoutTarget).toEqual([]);
  });

  it("has no character that the admin reads as a variable or as markup", () => {
    const messages = Object.entries(texts).filter(([id]) => !id.startsWith("gevel.") || id.startsWith("gevel.help."));
    expect(messages.filter(([, text]) => /[{}<>']/.test(text))).toEqual([]);
  });
});

it("CMS-1 labels every view and form in English, whose values are keys", () => {
  const keys: readonly string[] = [...moduleViews, ...formKeys];
  expect(keys.filter((key) => !enumerationValues.en[key])).toEqual([]);
});

it("shows the English texts of a layout where an older one is stored", () => {
  const layoutTexts = Object.entries(adminLayouts).flatMap(([uid, { fields }]) =>
    Object.entries(fields).flatMap(([field, { label, help }]) => [
      [labelId(uid, field), label] as const,
      [helpId(uid, field), help] as const,
    ]),
  );
  expect(
    Object.entries(replacedMessages).filter(([id, messages]) => new Map(layoutTexts).get(id) !== messages),
  ).toEqual([]);
});

it("CMS-1 knows a content type by the name in the admin's hooks", () => {
  const known = Object.entries(contentTypes).map(([uid, { info }]) => [info.displayName, uid]);
  expect(uidByName).toEqual(Object.fromEntries(known));
});
