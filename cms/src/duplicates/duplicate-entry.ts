import type { Language } from "@gevel/config";
import { inTransaction } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { z } from "zod";
import { nameModule } from "./name-module";
import { storedText } from "../validation/stored-text";
import { duplicateFields, valuesIn } from "./duplicate-fields";
import { draftVersions, listedModules, type DraftVersion } from "./draft-versions";
import { mainFieldOf, ownToOriginal, type DuplicatedUid } from "./duplicated-type";

const moduleUid = "api::module.module";

type Values = Readonly<Record<string, unknown>>;

export interface Duplicate {
  uid: DuplicatedUid;
  id: string;
  /** The copy's own values in a language. */
  valuesOf: (language: Language) => Values;
  /** Strapi's columns for the creator. */
  creator: Values;
}

export interface DuplicatedEntry {
  id: string;
  languages: Language[];
  modules: number;
}

const problemsSchema = z.object({ errors: z.array(z.looseObject({ path: z.array(z.string()) })).default([]) });

/** A problem is shown next to the field of its language. */
function nameLanguage(language: Language, cause: unknown): never {
  if (!(cause instanceof errors.ValidationError)) throw cause;
  const problems = problemsSchema.parse(cause.details ?? {}).errors;
  throw new errors.ValidationError(cause.message, {
    errors: problems.map((problem) => ({ ...problem, path: [language, ...problem.path] })),
  });
}

interface Copied extends Omit<Duplicate, "id"> {
  versions: readonly DraftVersion[];
  /** The copies of modules, by the original module. */
  modules: ReadonlyMap<string, string>;
}

async function write(strapi: Core.Strapi, { uid, versions, modules, valuesOf, creator }: Copied): Promise<string> {
  const documents = strapi.documents(uid);
  const main = mainFieldOf(uid);
  const suggested = (await duplicateFields(strapi, uid, versions)).filter(({ name }) => name === main);
  let copy: string | null = null;
  for (const version of versions) {
    const { language, content } = version;
    const listed = listedModules(uid, version).map((id) => modules.get(id) ?? id);
    const data: Record<string, unknown> = {
      ...content,
      ...ownToOriginal(uid, content),
      ...valuesIn(language, suggested),
      ...valuesOf(language),
      ...(listed.length > 0 && { modules: listed }),
      ...creator,
    };
    const written: { documentId: string } | null = await (
      copy === null
        ? documents.create({ locale: language, data })
        : documents.update({ documentId: copy, locale: language, data })
    ).catch((cause: unknown) => nameLanguage(language, cause));
    copy ??= written?.documentId ?? null;
  }
  if (copy === null) throw new Error(`${uid} has no draft that could be duplicated`);
  return copy;
}

const noValues = () => ({});
const nameSchema = z.object({ name: storedText.optional(), title: storedText.optional() });

/**
 * CMS-1: an entry in all its languages as a draft of its own. A page takes its modules along as modules of its own; what those
 * point at, articles, forms, sliders, is pointed at by the copy too. All of it or nothing.
 */
export async function duplicateEntry(strapi: Core.Strapi, { uid, id, ...own }: Duplicate): Promise<DuplicatedEntry> {
  return inTransaction(strapi, async () => {
    const versions = await draftVersions(strapi, uid, id);
    const modules = new Map<string, string>();
    for (const module of new Set(versions.flatMap((version) => listedModules(uid, version)))) {
      const drafts = await draftVersions(strapi, moduleUid, module);
      const { name, title } = nameSchema.parse(drafts[0]?.content ?? {});
      const copied = { ...own, uid: moduleUid, versions: drafts, modules, valuesOf: noValues } as const;
      modules.set(
        module,
        await write(strapi, copied).catch((cause: unknown) => nameModule(strapi, title || name || module, cause)),
      );
    }
    const copy = await write(strapi, { ...own, uid, versions, modules });
    return { id: copy, languages: versions.map(({ language }) => language), modules: modules.size };
  });
}
