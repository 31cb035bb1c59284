import {
  menuUpdateResponseSchema,
  menuUpdateSchema,
  menuTreeSchema,
  type MenuUpdateResponse,
  fallbackLanguage,
  languages,
  languageSchema,
  type Language,
  type MenuNode,
} from "@gevel/config";
import { lockChanges } from "@gevel/change-log";
import { defaultLanguage, endpoint, type HttpContext, inSnapshot, inTransaction, parseInput } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { menuType } from "../api/menu/menu-type";
import { strapiService } from "../bootstrap/strapi-services";
import { staffLanguage } from "../staff-language/staff-language";
import { textIn, type StaffText } from "../validation/staff-text";
import { readMenuVersions, type MenuVersion, menuPositions, type MenuPosition } from "./menu-positions";
import { menuTree, InvalidPositionError, writeOrder } from "./write-order";
import { isInLoop } from "../validation/rules/page-tree";

interface OrderProblem {
  /** The entry that is at fault. */
  id: string | null;
  message: StaffText;
}

const incomplete: StaffText = {
  nl: "Dit is niet het hele menu. Laad de pagina opnieuw.",
  fr: "Ce n'est pas le menu entier. Rechargez la page.",
  en: "This is not the whole menu. Load the page again.",
};
const belowItself = (name: string): StaffText => ({
  nl: `“${name}” zou onder zichzelf komen te staan.`,
  fr: `« ${name} » se trouverait sous lui-même.`,
  en: `“${name}” would be under itself.`,
});

/** CMS-11: what is wrong with the positions that staff set, or null. Each entry has one, and is not below itself. */
export function menuOrderProblem(places: readonly MenuNode[], names: ReadonlyMap<string, string>): OrderProblem | null {
  const known = new Set(places.map(({ id }) => id));
  const isWhole =
    known.size === places.length &&
    known.size === names.size &&
    places.every(({ id, parent }) => names.has(id) && (parent === null || names.has(parent)));
  if (!isWhole) return { id: null, message: incomplete };
  const items = places.map(({ id, parent }) => ({ documentId: id, title: "", path: "", parent }));
  const own = places.find(({ id }) => isInLoop(id, items));
  return own === undefined ? null : { id: own.id, message: belowItself(names.get(own.id) ?? "") };
}

/** Leaves numbers for an entry put between two through its form. */
const step = 10;

/** The sort numbers of the entries: their existing ones, if these give the order already. */
export function numbered(places: readonly MenuNode[], before: readonly MenuPosition[]): MenuPosition[] {
  const had = new Map(before.map(({ id, sort }) => [id, sort]));
  const parents = [...new Set(places.map(({ parent }) => parent))];
  const numbers = new Map(
    parents.flatMap((above) => {
      const group = places.filter(({ parent }) => parent === above);
      const now = group.map(({ id }) => had.get(id) ?? 0);
      const isOrdered = now.every((sort, index) => index === 0 || sort > (now[index - 1] ?? 0));
      return group.map(({ id }, index) => [id, isOrdered ? (now[index] ?? 0) : (index + 1) * step] as const);
    }),
  );
  return places.map(({ id, parent }) => ({ id, parent, sort: numbers.get(id) ?? 0 }));
}

const configSchema = z
  .object({ languages: z.array(z.object({ code: languageSchema, use: z.boolean().nullish() })).nullish() })
  .nullable();

/** LANG-1: the languages of the site that are on, as published, the default one first. */
async function readLanguages(strapi: Core.Strapi): Promise<Language[]> {
  const config: unknown = await strapi.db.query("api::site-config.site-config").findOne({
    where: { publishedAt: { $notNull: true } },
    orderBy: { createdAt: "asc" },
    populate: { languages: true },
  });
  const listed = configSchema.parse(config)?.languages ?? [];
  const used = listed.length > 0 ? listed.filter(({ use }) => use !== false).map(({ code }) => code) : languages;
  const first = (await defaultLanguage(strapi)) ?? fallbackLanguage;
  return [first, ...used.filter((language) => language !== first)];
}

export const publishing = "plugin::content-manager.explorer.publish";
export const writing = "plugin::content-manager.explorer.update";

const staffSchema = z.object({ state: z.object({ user: z.object({ id: z.number() }), userAbility: z.unknown() }) });

/** The order applies to every language: a user with access to some of them cannot change it. */
function canChangeAll(strapi: Core.Strapi, ability: unknown, versions: readonly MenuVersion[]): boolean {
  const rights = strapiService(strapi, "admin::permission").createPermissionsManager({
    ability,
    action: writing,
    model: menuType.uid,
  });
  return versions.every(({ locale }) =>
    [writing, publishing].every((action) => rights.ability.can(action, rights.toSubject({ locale }))),
  );
}

const notAllLanguages: StaffText = {
  nl: "De volgorde geldt voor alle talen, en u mag niet alle talen van het menu publiceren.",
  fr: "L'ordre vaut pour toutes les langues, et vous ne pouvez pas publier le menu dans chacune d'elles.",
  en: "The order applies to all languages, and you may not publish the menu in each of them.",
};

const withName = (name: string, message: StaffText): StaffText => ({
  nl: `${name}: ${message.nl}`,
  fr: `${name} : ${message.fr}`,
  en: `${name}: ${message.en}`,
});

const rejected = (id: string | null, message: StaffText): MenuUpdateResponse => ({
  outcome: "refused",
  id,
  message: textIn(message, staffLanguage()),
});

/** The last editor of an entry. */
function lastEditor(versions: readonly MenuVersion[]): string {
  const [last] = [...versions].sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  return [last?.updatedBy?.firstname, last?.updatedBy?.lastname].filter(Boolean).join(" ");
}

/** The menu as a tree that staff sort, all languages at once. */
export const menuTreeController = (strapi: Core.Strapi) => ({
  read: endpoint(strapi, menuTreeSchema, () =>
    inSnapshot(strapi, async () => menuTree(await readMenuVersions(strapi), await readLanguages(strapi))),
  ),
  write: endpoint(strapi, menuUpdateResponseSchema, async (ctx: HttpContext): Promise<MenuUpdateResponse> => {
    const { version, places } = parseInput(menuUpdateSchema, ctx.request.body ?? {});
    const { user, userAbility } = staffSchema.parse(ctx).state;
    const languages = await readLanguages(strapi);
    try {
      return await inTransaction(strapi, async (): Promise<MenuUpdateResponse> => {
        await lockChanges(strapi);
        const versions = await readMenuVersions(strapi);
        if (!canChangeAll(strapi, userAbility, versions)) return rejected(null, notAllLanguages);
        const tree = menuTree(versions, languages);
        if (tree.version !== version) return { outcome: "changed", by: lastEditor(versions), tree };
        const names = new Map(tree.rows.map(({ id, name, titles }) => [id, Object.values(titles)[0] ?? name]));
        const problem = menuOrderProblem(places, names);
        if (problem !== null) return rejected(problem.id, problem.message);
        await writeOrder(strapi, versions, numbered(places, menuPositions(versions, languages)), user.id);
        return { outcome: "saved", tree: menuTree(await readMenuVersions(strapi), languages) };
      });
    } catch (cause) {
      if (!(cause instanceof InvalidPositionError)) throw cause;
      return rejected(cause.entry.id, withName(cause.entry.name, cause.problem.message));
    }
  }),
});
