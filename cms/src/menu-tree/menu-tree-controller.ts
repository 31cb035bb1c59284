import { menuUpdateResponseSchema, menuUpdateSchema, menuTreeSchema, type MenuUpdateResponse } from "@gevel/config";
import { lockChanges } from "@gevel/change-log";
import { endpoint, inSnapshot, inTransaction, parseInput, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { menuType } from "../api/menu/menu-type";
import { readLanguages } from "../content-audit/read-languages";
import { strapiService } from "../bootstrap/strapi-services";
import { staffLanguage } from "../staff-language/staff-language";
import { textIn, type StaffText } from "../validation/staff-text";
import { readMenuVersions, type MenuVersion } from "./menu-versions";
import { menuTree } from "./menu-tree";
import { numbered, menuOrderProblem } from "./order-problem";
import { menuPositions } from "./menu-positions";
import { InvalidPositionError, writeOrder } from "./write-order";

export const publishing = "plugin::content-manager.explorer.publish";
export const writing = "plugin::content-manager.explorer.update";

const staffSchema = z.object({ state: z.object({ user: z.object({ id: z.number() }), userAbility: z.unknown() }) });

/** An order holds for every language: whoever may change some of them alone cannot give one. */
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

/** Who changed an entry last. */
function lastEditor(versions: readonly MenuVersion[]): string {
  const [last] = [...versions].sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  return [last?.updatedBy?.firstname, last?.updatedBy?.lastname].filter(Boolean).join(" ");
}

/** The menu as a tree that staff put in order, all languages at once. */
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
