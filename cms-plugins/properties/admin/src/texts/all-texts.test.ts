import { expect, it } from "vitest";
import { adminLayouts } from "../../../server/src/admin-layouts/admin-layouts";
import { propertyUid } from "../../../server/src/content-types/property-schema";
import { textsByLocale } from "./all-texts";

it.each(["nl", "fr"])("names every field of a listing in %s, and every text that English has", (locale) => {
  const texts = textsByLocale[locale] ?? {};
  const labels = Object.keys(adminLayouts[propertyUid]?.fields ?? {}).map(
    (field) => `content-manager.content-types.${propertyUid}.${field}`,
  );
  const wanted = [...labels, ...Object.keys(textsByLocale.en ?? {})];
  expect(wanted.filter((key) => !texts[key]?.trim())).toEqual([]);
});
