import type { Language } from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readContent } from "../../cms/src/api/site/content/read-content.js";
import { databases, type TestCms } from "../support/databases.js";

const page = "api::page.page";
const moduleType = "api::module.module";
const languages = ["nl", "fr", "de"] as const;

describe.each(databases("sql"))("published content on $name", ({ boot }) => {
  let cms: TestCms;

  const edit = (uid: typeof page | typeof moduleType, documentId: string, data: object) =>
    cms.strapi.documents(uid).update({ documentId, locale: "nl", data });
  const modulesOf = async (documentId: string, language: Language) => {
    const { pages } = await readContent(cms.strapi, "published");
    return pages.get(documentId, language)?.modules;
  };

  beforeAll(async () => {
    cms = await boot({ seed: "demo" });
  });

  afterAll(() => cms.close());

  it("CMS-10 keeps the modules of a page while its draft is edited, in every language", async () => {
    const { pages } = await readContent(cms.strapi, "published");
    const documentId = pages.ids().find((id) => (pages.get(id, "nl")?.modules.length ?? 0) > 2) ?? "";
    const before = await Promise.all(languages.map((language) => modulesOf(documentId, language)));
    await edit(page, documentId, { title: "Een concept" });
    await cms.strapi.documents(page).publish({ documentId, locale: "fr" });
    expect(before[0]?.length).toBeGreaterThan(2);
    expect(await Promise.all(languages.map((language) => modulesOf(documentId, language)))).toEqual(before);
  });

  it("CMS-10 keeps a module's relations while its draft is edited, also to entries published after it", async () => {
    const { documentId: slider } = await cms.strapi
      .documents("api::slider.slider")
      .create({ locale: "nl", data: { name: "Later" } });
    const relations = [{ __component: "relation.slider" as const, slider }];
    const { documentId } = await cms.strapi
      .documents(moduleType)
      .create({ locale: "nl", data: { name: "Eerst", relations } });
    await cms.strapi.documents(moduleType).publish({ documentId, locale: "nl" });
    await cms.strapi.documents("api::slider.slider").publish({ documentId: slider, locale: "nl" });
    const shown = async () => (await readContent(cms.strapi, "published")).modules.get(documentId, "nl")?.relations;
    const before = await shown();
    expect(before).toEqual([{ kind: "relation.slider", target: slider }]);
    await edit(moduleType, documentId, { title: "Een concept" });
    expect(await shown()).toEqual(before);
  });
});
