import type { Language } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { z } from "zod";
import { contactFormDocuments } from "../../api/contact-form/first-content/contact-forms";
import { moduleDocument } from "../../api/module/first-content/module-documents";
import { pageDocuments, pageModuleDocuments } from "../../api/page/first-content/page-documents";
import { runOnce, hasRun } from "../../bootstrap/run-once";
import { existedAtFirstStart } from "../../bootstrap/forms-at-first-start";
import { find, modules, pages } from "../content";
import type { SeedModule } from "../seed-types";
import type { References } from "../write/references";
import type { SeedDocument } from "../write/seed-document";
import { createDocuments, publishDocuments, updateDocuments } from "../write/write-documents";
import { extendEntry } from "./extend-entry";
import { upgradeItems, type UpgradeItem } from "./upgrade-items";
import { linkInFooter } from "./link-in-footer";
import { storedLocales } from "./stored-locales";
import { storedReferences } from "./stored-references";

const localesSchema = z.array(z.object({ locale: z.string() }));

const silently = () => {};

/** In the languages that staff kept. */
type MissingParts = (document: SeedDocument) => SeedDocument;

async function fitToLanguages(strapi: Core.Strapi): Promise<MissingParts> {
  const known = await storedLocales(strapi);
  const isKnown = (language: Language) => known.includes(language);
  return (document) => ({ ...document, languages: document.languages.filter(isKnown) });
}

/** An existing form may not have a language in which its new page shows it. */
async function completeForm(
  strapi: Core.Strapi,
  key: string,
  references: References,
  missingParts: MissingParts,
): Promise<void> {
  const form = missingParts(find(contactFormDocuments(references), key));
  const where = { documentId: references.to("contact", key) };
  const has = localesSchema.parse(await strapi.db.query(form.uid).findMany({ where })).map(({ locale }) => locale);
  const missingLanguages = { ...form, languages: form.languages.filter((language) => !has.includes(language)) };
  if (missingLanguages.languages.length === 0) return;
  await updateDocuments(strapi, [missingLanguages], references, silently);
  await publishDocuments(strapi, [missingLanguages], references, silently);
}

const formsOf = ({ relations }: SeedModule): string[] =>
  relations.flatMap((relation) => ("contact" in relation ? [relation.contact] : []));

async function addPage(
  strapi: Core.Strapi,
  key: string,
  references: References,
  missingParts: MissingParts,
): Promise<void> {
  const shown = (find(pages, key).modules ?? []).map((module) => find(modules, module));
  const forms = shown.flatMap(formsOf);
  // Its form was deleted by staff: no page without it.
  if (!forms.every((form) => references.has("contact", form))) return;
  for (const form of forms) await completeForm(strapi, form, references, missingParts);
  const page = missingParts(find(pageDocuments(references), key));
  const made = [page, ...shown.map((module) => missingParts(moduleDocument(module, references)))];
  await createDocuments(strapi, made, references, silently);
  const itsModules = pageModuleDocuments(references).filter((document) => document.key === key);
  await updateDocuments(strapi, itsModules.map(missingParts), references, silently);
  await publishDocuments(strapi, made, references, silently);
  await linkInFooter(strapi, key, references);
}

async function addForm(
  strapi: Core.Strapi,
  { key, shown }: UpgradeItem,
  references: References,
  missingParts: MissingParts,
) {
  const made = [missingParts(find(contactFormDocuments(references), key))];
  const isShown = shown !== undefined && references.has("page", shown.on);
  if (isShown) made.push(missingParts(moduleDocument(shown.as, references)));
  await createDocuments(strapi, made, references, silently);
  await publishDocuments(strapi, made, references, silently);
  if (!isShown) return;
  const module = { documentId: references.to("module", shown.as.key) };
  const connected = { modules: { connect: [module] } };
  await extendEntry(strapi, "api::page.page", references.to("page", shown.on), {}, () => connected);
}

async function addItem(strapi: Core.Strapi, item: UpgradeItem): Promise<void> {
  if (item.introducedWith !== undefined && (await existedAtFirstStart(strapi, item.introducedWith))) return;
  const references = await storedReferences(strapi);
  if (references.has(item.kind, item.key)) return;
  const missingParts = await fitToLanguages(strapi);
  if (item.kind === "page") await addPage(strapi, item.key, references, missingParts);
  else await addForm(strapi, item, references, missingParts);
  strapi.log.info(`seed: ${item.kind} ${item.key} added, new since this database was created`);
}

const stepOf = ({ kind, key }: UpgradeItem): string => `first content ${kind} ${key}`;

/** Called by the first start, which makes all of them: what staff delete later is not taken for missing content. */
export async function recordUpgradeContent(strapi: Core.Strapi): Promise<void> {
  for (const item of upgradeItems) await runOnce(strapi, stepOf(item), async () => {});
}

/**
 * CMS-7: what came to the first content after this database got it. Each item is added once; one that staff deleted stays
 * deleted, and where they use its address for something else they keep that.
 */
export async function addUpgradeContent(strapi: Core.Strapi): Promise<void> {
  if (!(await hasRun(strapi, "demo"))) return;
  for (const item of upgradeItems) {
    try {
      await runOnce(strapi, stepOf(item), () => addItem(strapi, item));
    } catch (cause) {
      if (!(cause instanceof errors.ValidationError)) throw cause;
      strapi.log.warn(`seed: ${item.kind} ${item.key} cannot be added, leaving it out: ${cause.message}`);
      await runOnce(strapi, stepOf(item), async () => {});
    }
  }
}
