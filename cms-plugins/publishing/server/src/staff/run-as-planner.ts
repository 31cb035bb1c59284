import { languageHeader } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import type { PlanRow } from "../plans/plan-rows.js";

type Context = Parameters<Core.Strapi["requestContext"]["run"]>[0];

const member = z.looseObject({ id: z.number() }).nullable();

/**
 * Runs the work as if whoever planned it had pressed the button now: guards ask who does it, and word what they refuse in their
 * language. One who has left the office meanwhile is nobody, and what they planned is done all the same.
 */
export async function runAsPlanner(
  strapi: Core.Strapi,
  { by, by_id, language }: PlanRow,
  query: Readonly<Record<string, string>>,
  action: () => Promise<void>,
): Promise<void> {
  const found: unknown = by_id === null ? null : await strapi.db.query("admin::user").findOne({ where: { id: by_id } });
  const user = member.parse(found);
  const context = z.custom<Context>().parse({
    ...{ query, params: {}, headers: {} },
    request: { header: language === "" ? {} : { [languageHeader]: language }, query },
    state: { auth: { strategy: { name: "admin" } }, planned: { by }, ...(user && { user }) },
  });
  return strapi.requestContext.run(context, action);
}
