import { type Language, languages } from "@gevel/config";
import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { z } from "zod";
import { contactFormDocuments, contactForms } from "../../api/contact-form/first-content/contact-forms";
import { moduleDocument } from "../../api/module/first-content/module-documents";
import { pageDocuments, pageModuleDocuments } from "../../api/page/first-content/page-documents";
import { hasRun, runOnce } from "@gevel/core";
import { existedAtFirstStart, type FormName } from "./forms-at-first-start";
import { find } from "../../content/first-content/find";
import { modules } from "../../api/page/first-content/modules";
import { pages } from "../../api/page/first-content/pages";
import type { SeedModule } from "../../content/first-content/seed-types";
import { References } from "../../content/first-content/references";
import type { SeedDocument } from "../../content/first-content/seed-document";
import { createDocuments, publishDocuments, updateDocuments, isPublishable } from "../write/write-documents";
import { firstContent } from "../first-content";
import { storedLocales } from "./stored-locales";
import { footerColumns } from "../../api/footer/first-content/footer";

const rowsSchema = z.array(
  z.looseObject({ id: z.number(), locale: z.string(), publishedAt: z.unknown(), updatedAt: z.coerce.date() }),
);
type Row = z.infer<typeof rowsSchema>[number];

/**
 * Changes each language of an existing entry with `change`, which gets its draft; null leaves it unchanged. If the
 * publication equalled the draft it is published again; unpublished changes of staff stay unpublished, and this change
 * with them.
 */
async function extendEntry(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  populate: object,
  change: (draft: Row) => Record<string, unknown> | null,
): Promise<void> {
  const documents = strapi.documents(uid);
  if (!isPublishable(documents)) throw new Error(`${uid} has no drafts`);
  const where = { documentId, locale: { $in: await storedLocales(strapi) } };
  const found: unknown = await strapi.db.query(uid).findMany({ where, populate });
  const rows = rowsSchema.parse(found);
  for (const draft of rows.filter(({ publishedAt }) => publishedAt === null)) {
    const data = change(draft);
    if (data === null) continue;
    const published = rows.find(({ locale, publishedAt }) => locale === draft.locale && publishedAt !== null);
    await documents.update({ documentId, locale: draft.locale, data });
    if (published?.updatedAt.getTime() === draft.updatedAt.getTime())
      await documents.publish({ documentId, locale: [draft.locale] });
  }
}

const uid = "api::footer.footer";
const footerSchema = z.object({ documentId: z.string() }).nullable();
const partSchema = z.object({ id: z.number() });
const columnsSchema = z.array(partSchema.extend({ links: z.array(partSchema) }));

/** A link to a page at the end of the footer's first column that has links, in each language; the rest stays as staff have it. */
async function linkInFooter(strapi: Core.Strapi, pageKey: string, references: References): Promise<void> {
  const link = footerColumns.flatMap(({ links = [] }) => links).find((one) => "page" in one && one.page === pageKey);
  const footer = footerSchema.parse(await strapi.db.query(uid).findOne({ orderBy: { id: "asc" } }));
  if (link === undefined || footer === null) return;
  await extendEntry(strapi, uid, footer.documentId, { columns: { populate: { links: true } } }, (draft) => {
    const columns = columnsSchema.parse(draft.columns);
    const listing = columns.find(({ links }) => links.length > 0);
    const language = languages.find((code) => code === draft.locale);
    if (listing === undefined || language === undefined) return null;
    return {
      columns: columns.map(({ id, links }) =>
        id === listing.id
          ? { id, links: [...links.map((existing) => ({ id: existing.id })), references.link(link, language)] }
          : { id },
      ),
    };
  });
}

/** An entry of the first content that the first versions did not have. */
interface UpgradeItem {
  kind: "page" | "contact";
  /** The key of its entry in the first content. */
  key: string;
  /**
   * For items older than the record that first starts write: a form introduced by the same version. A database whose
   * first start knew the form got the item then, and staff may have deleted it.
   */
  introducedWith?: FormName;
  /** The page that shows a form, and its module on that page. */
  shown?: { on: string; as: SeedModule };
}

/** On its page of new-build projects an earlier database has another form beneath the heading of today's. */
const newProjects: SeedModule = {
  ...find(modules, "projects-contact"),
  key: "projects-keep-informed",
  title: {
    nl: "Bericht over nieuwe projecten",
    fr: "Être averti des nouveaux projets",
    en: "News of new projects",
    de: "Benachrichtigung über neue Projekte",
  },
};

const appointments = "content_types::plugin::leads.appointment";

/** Every addition to the first content needs a row here, or existing databases do not get it. */
export const upgradeItems: readonly UpgradeItem[] = [
  {
    kind: "contact",
    key: "keep-informed",
    introducedWith: appointments,
    shown: { on: "projects", as: newProjects },
  },
  { kind: "page", key: "feedback-keep-informed", introducedWith: appointments },
  {
    kind: "contact",
    key: "testimonial",
    introducedWith: appointments,
    shown: { on: "reviews", as: find(modules, "reviews-write") },
  },
  { kind: "page", key: "feedback-testimonial", introducedWith: appointments },
  { kind: "page", key: "newsletter", introducedWith: appointments },
  { kind: "page", key: "buying-costs", introducedWith: "components::relation.costs" },
];

const pageRows = z.array(z.object({ documentId: z.string(), originalPath: z.string().nullable() }));
const formRows = z.array(z.object({ documentId: z.string(), form: z.string().nullable() }));
const oldestFirst = { orderBy: { id: "asc" } } as const;

/** The pages and forms of the first content present in a database, whatever staff changed since. */
async function storedReferences(strapi: Core.Strapi): Promise<References> {
  const references = new References(new Map(), firstContent);
  const storedPages = pageRows.parse(await strapi.db.query("api::page.page").findMany(oldestFirst));
  for (const { key, originalPath } of pages) {
    const found = storedPages.find((page) => page.originalPath === originalPath);
    if (found) references.add("page", key, found.documentId);
  }
  const storedForms = formRows.parse(await strapi.db.query("api::contact-form.contact-form").findMany(oldestFirst));
  for (const { key, form } of contactForms) {
    const found = storedForms.find((stored) => stored.form === form);
    if (found) references.add("contact", key, found.documentId);
  }
  return references;
}

const localesSchema = z.array(z.object({ locale: z.string() }));

const silently = () => {};

/** Limits a document to the languages that staff kept. */
type MissingParts = (document: SeedDocument) => SeedDocument;

async function fitToLanguages(strapi: Core.Strapi): Promise<MissingParts> {
  const known = await storedLocales(strapi);
  const isKnown = (language: Language) => known.includes(language);
  return (document) => ({ ...document, languages: document.languages.filter(isKnown) });
}

/** An existing form may lack a language in which its new page shows it. */
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

/** Called by the first start, which creates all of them: content that staff delete later does not count as missing. */
export async function recordUpgradeContent(strapi: Core.Strapi): Promise<void> {
  for (const item of upgradeItems) await runOnce(strapi, stepOf(item), async () => {});
}

/**
 * CMS-7: adds what came to the first content after this database got it. Each item is added once; one that staff
 * deleted stays deleted, and if they use its address for something else that stays.
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
