import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { strapiMessages } from "./strapi-messages";

const { resolve } = createRequire(import.meta.url);
const textsSchema = z.record(z.string(), z.string());

/** Strapi's packages whose screens staff see, the prefix of their ids, and the folder of their catalogues. */
const catalogues = [
  { name: "admin", prefix: "", folder: "dist/admin/admin/src/translations" },
  { name: "content-manager", prefix: "content-manager.", folder: "dist/admin/translations" },
  { name: "i18n", prefix: "i18n.", folder: "dist/admin/translations" },
  { name: "upload", prefix: "upload.", folder: "dist/admin/translations" },
  { name: "plugin-users-permissions", prefix: "users-permissions.", folder: "dist/admin/translations" },
] as const;

async function catalogue({ name, prefix, folder }: (typeof catalogues)[number], language: string) {
  const base = join(dirname(resolve(`@strapi/${name}/package.json`)), folder);
  const file = [".json.mjs", ".mjs"].map((end) => join(base, `${language}${end}`)).find((path) => existsSync(path));
  if (file === undefined) return {};
  const module = z.object({ default: textsSchema }).parse(await import(pathToFileURL(file).href));
  return Object.fromEntries(Object.entries(module.default).map(([id, text]) => [`${prefix}${id}`, text]));
}

async function all(language: string): Promise<Record<string, string>> {
  const found = await Promise.all(catalogues.map((one) => catalogue(one, language)));
  return textsSchema.parse(Object.assign({}, ...found));
}

/** Features of Strapi's paid plans, and advertisements that the admin has switched off. */
const unseen =
  /auditLogs|review-?workflows|[Rr]eleases?\b|\bsso\b|content-history|Purchase|Upsell|deploy-now|[Cc]loud|MediaLibraryBanner|Guided|[Tt]our|ai\.|AI|[Tt]rial|\.ee\.|last-activity/;

/** Arguments and tags of a message, sorted. */
function placeholders(elements: readonly MessageFormatElement[]): string[] {
  const found = elements.flatMap((element): string[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...placeholders(element.children)];
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => placeholders(value))];
    return [element.value];
  });
  return [...new Set(found)].sort();
}

describe.each(["nl", "fr"] as const)("Strapi's screens in %s", (language) => {
  test("CMS-19 have a text for every English one that staff can see", async () => {
    const [english, strapi] = await Promise.all([all("en"), all(language)]);
    expect(Object.keys(english).length).toBeGreaterThan(1_000);
    const missing = Object.keys(english).filter(
      (id) => !unseen.test(id) && !(id in strapi) && !(id in strapiMessages[language]),
    );
    expect(missing).toEqual([]);
  });

  test("CMS-19 fill in the same values as the English ones", async () => {
    const english = await all("en");
    const different = Object.entries(strapiMessages[language]).flatMap(([id, text]) => {
      const original = english[id];
      if (original === undefined) return [];
      const [own, theirs] = [text, original].map((message) => placeholders(parse(message)));
      return JSON.stringify(own) === JSON.stringify(theirs) ? [] : [id];
    });
    expect(different).toEqual([]);
  });
});
