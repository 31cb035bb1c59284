import type { Language } from "@gevel/config";
import { inTransaction, rejectNamed, storedText } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { z } from "zod";
import { duplicateFields, valuesIn } from "./duplicate-fields.js";
import { draftVersions, listedParts, type DraftVersion } from "./draft-versions.js";
import { partsOf, type DuplicatedType } from "./duplicated-types.js";

type Values = Readonly<Record<string, unknown>>;

export interface Duplicate {
  type: DuplicatedType;
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

/** The Document Service. Strapi's types know only for its own content types which data they have. */
interface Documents {
  create(of: object): Promise<{ documentId: string } | null>;
  update(of: object): Promise<{ documentId: string } | null>;
}

interface Copied extends Omit<Duplicate, "id"> {
  versions: readonly DraftVersion[];
  /** The copies of parts, by the original part. */
  copies: ReadonlyMap<string, string>;
}

async function write(strapi: Core.Strapi, { type, versions, copies, valuesOf, creator }: Copied): Promise<string> {
  const documents = z.custom<Documents>().parse(strapi.documents(type.uid));
  const suggested = (await duplicateFields(strapi, type, versions)).filter(({ name }) => name === type.mainField);
  let copy: string | null = null;
  for (const version of versions) {
    const { language, content } = version;
    const listed = listedParts(type, version).map((id) => copies.get(id) ?? id);
    const data = {
      ...content,
      ...type.own?.(content),
      ...valuesIn(language, suggested),
      ...valuesOf(language),
      ...(type.parts && listed.length > 0 && { [type.parts.field]: listed }),
      ...creator,
    };
    const written: { documentId: string } | null = await (
      copy === null
        ? documents.create({ locale: language, data })
        : documents.update({ documentId: copy, locale: language, data })
    ).catch((cause: unknown) => nameLanguage(language, cause));
    copy ??= written?.documentId ?? null;
  }
  if (copy === null) throw new Error(`${type.uid} has no draft that could be duplicated`);
  return copy;
}

const noValues = () => ({});
const nameSchema = z.object({ name: storedText.optional(), title: storedText.optional() });

/**
 * CMS-1: an entry in all its languages as a draft of its own. A page takes its modules along as modules of its own; what those
 * point at, articles, forms, sliders, is pointed at by the copy too. All of it or nothing.
 */
export async function duplicateEntry(strapi: Core.Strapi, { type, id, ...own }: Duplicate): Promise<DuplicatedEntry> {
  return inTransaction(strapi, async () => {
    const versions = await draftVersions(strapi, type.uid, id);
    const copies = new Map<string, string>();
    for (const part of new Set(versions.flatMap((version) => listedParts(type, version)))) {
      const { ofParts, name: kind } = partsOf(strapi, type);
      const drafts = await draftVersions(strapi, ofParts.uid, part);
      const { name, title } = nameSchema.parse(drafts[0]?.content ?? {});
      const called = title || name || part;
      const naming = {
        nl: `${kind.nl} “${called}”: `,
        fr: `${kind.fr} « ${called} » : `,
        en: `${kind.en} “${called}”: `,
      };
      copies.set(
        part,
        await write(strapi, { ...own, type: ofParts, versions: drafts, copies, valuesOf: noValues }).catch(
          (cause: unknown) => rejectNamed(strapi, naming, cause),
        ),
      );
    }
    const copy = await write(strapi, { ...own, type, versions, copies });
    return { id: copy, languages: versions.map(({ language }) => language), modules: copies.size };
  });
}
