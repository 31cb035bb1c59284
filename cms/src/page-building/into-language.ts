import type { IntoLanguage, IntoLanguageAnswer } from "@gevel/config";
import { inTransaction } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { copyEntry, writtenIn } from "./copy-entry";
import { readBuilt } from "./read-built";
import { refuseAll } from "./refuse-all";
import { lackedIn, whyNotInto } from "./why-not-into";

/** What a list of modules is with those put in that another language lists, each after the one before it there. */
export function withNewModules(own: readonly string[], other: readonly string[], made: readonly string[]): string[] {
  const result = [...own];
  let place = 0;
  for (const id of other) {
    const at = result.indexOf(id);
    if (at >= 0) place = at + 1;
    else if (made.includes(id)) result.splice(place++, 0, id);
  }
  return result;
}

/**
 * A page, its modules and its entry of the menu go into another language as drafts; what is there already stays as it is.
 * All of it or nothing.
 */
export async function intoLanguage(
  strapi: Core.Strapi,
  id: string,
  { from, to, words }: IntoLanguage,
): Promise<IntoLanguageAnswer> {
  return inTransaction(strapi, async () => {
    const content = await readBuilt(strapi);
    const wanted = { id, from, to };
    refuseAll(whyNotInto(wanted, content));
    const lacked = lackedIn(wanted, content);
    const known = writtenIn(to, content.drafts);
    const copy = { from, to, known };
    for (const module of lacked.modules) {
      const title = words.modules[module];
      await copyEntry(strapi, { ...copy, uid: "api::module.module", id: module, words: title ? { title } : {} });
      known.add(module);
    }
    const { pages } = content.drafts;
    if (lacked.page) {
      const { path, ...texts } = words.page;
      const told = { ...texts, ...(path === undefined ? {} : { path }) };
      await copyEntry(strapi, { ...copy, uid: "api::page.page", id, words: told });
      known.add(id);
    } else if (lacked.modules.length > 0) {
      const [own, other] = [pages.get(id, to)?.modules ?? [], pages.get(id, from)?.modules ?? []];
      const modules = withNewModules(own, other, lacked.modules);
      await strapi.documents("api::page.page").update({ documentId: id, locale: to, data: { modules } });
    }
    if (lacked.menu !== null) {
      const title = words.page.title ?? pages.get(id, to)?.title;
      await copyEntry(strapi, {
        ...{ ...copy, uid: "api::menu.menu" as const, id: lacked.menu },
        words: title ? { name: title, title } : {},
      });
    }
    return { page: lacked.page, modules: lacked.modules.length, menu: lacked.menu !== null };
  });
}
