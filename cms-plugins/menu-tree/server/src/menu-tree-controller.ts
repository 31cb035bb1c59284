import { lockChanges } from "@gevel/change-log";
import {
  menuTreeSchema,
  menuUpdateResponseSchema,
  menuUpdateSchema,
  type MenuNode,
  type MenuUpdateResponse,
} from "@gevel/config";
import {
  hasPermissions,
  inSnapshot,
  inTransaction,
  requirePermissions,
  staffHandler,
  staffLanguage,
  textIn,
  type Right,
  type StaffText,
} from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import {
  isBelowItself,
  menuPositions,
  readMenuVersions,
  type MenuPosition,
  type MenuVersion,
} from "./menu-positions.js";
import { menuSources, menuUid } from "./menu-sources.js";
import { InvalidPositionError, menuTree, writeOrder } from "./write-order.js";

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
  const parents = new Map(places.map(({ id, parent }) => [id, parent]));
  const own = places.find(({ id }) => isBelowItself(id, parents));
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

const rights = (actions: readonly Right["action"][]): Right[] => actions.map((action) => ({ action, uid: menuUid }));

/** A new order is on the site at once, so it requires the permission to publish. */
const changing = ["update", "publish"] as const;

const notAllLanguages: StaffText = {
  nl: "De volgorde geldt voor alle talen, en u mag niet alle talen van het menu publiceren.",
  fr: "L'ordre vaut pour toutes les langues, et vous ne pouvez pas publier le menu dans chacune d'elles.",
  en: "The order applies to all languages, and you may not publish the menu in each of them.",
};

const withName = (name: string, message: string): StaffText => ({
  nl: `${name}: ${message}`,
  fr: `${name} : ${message}`,
  en: `${name}: ${message}`,
});

/** The last editor of an entry. */
function lastEditor(versions: readonly MenuVersion[]): string {
  const [last] = [...versions].sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  return [last?.updatedBy?.firstname, last?.updatedBy?.lastname].filter(Boolean).join(" ");
}

const stateSchema = z.object({ user: z.object({ id: z.number() }) });

/** The menu as a tree that staff sort, all languages at once. */
export function menuTreeController(strapi: Core.Strapi) {
  const rejected = (id: string | null, message: StaffText): MenuUpdateResponse => ({
    outcome: "refused",
    id,
    message: textIn(message, staffLanguage(strapi)),
  });
  return {
    read: staffHandler(strapi, { input: z.object({}), from: "query", output: menuTreeSchema }, async (_, ctx) => {
      requirePermissions(strapi, ctx, rights(["read"]));
      return inSnapshot(strapi, async () =>
        menuTree(await readMenuVersions(strapi), await menuSources(strapi).languages()),
      );
    }),
    write: staffHandler(
      strapi,
      { input: menuUpdateSchema, from: "body", output: menuUpdateResponseSchema },
      async ({ version, places }, ctx): Promise<MenuUpdateResponse> => {
        requirePermissions(strapi, ctx, rights(changing));
        const { user } = stateSchema.parse(ctx.state);
        const languages = await menuSources(strapi).languages();
        try {
          return await inTransaction(strapi, async (): Promise<MenuUpdateResponse> => {
            await lockChanges(strapi);
            const versions = await readMenuVersions(strapi);
            // The order applies to every language: a user with access to some of them cannot change it.
            const inEach = versions.flatMap(({ locale }) =>
              rights(changing).map((right) => ({ ...right, language: locale })),
            );
            if (!hasPermissions(strapi, ctx, inEach)) return rejected(null, notAllLanguages);
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
          return rejected(cause.entry.id, withName(cause.entry.name, cause.message));
        }
      },
    ),
  };
}
