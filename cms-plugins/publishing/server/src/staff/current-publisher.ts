import type { versionKinds } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

/** Who a version is stored under. */
export interface Publisher {
  kind: (typeof versionKinds)[number];
  by: string;
}

const member = z.object({
  firstname: z.string().nullish(),
  lastname: z.string().nullish(),
  email: z.string().nullish(),
});

export const memberName = (user: z.infer<typeof member>): string =>
  [user.firstname, user.lastname].filter(Boolean).join(" ") || (user.email ?? "");

const planned = z.object({ state: z.object({ planned: z.object({ by: z.string() }) }) });
const byStaff = z.object({
  state: z.object({ auth: z.object({ strategy: z.object({ name: z.literal("admin") }) }), user: member }),
});
const byProgram = z.object({
  state: z.object({
    auth: z.object({
      strategy: z.object({ name: z.literal("api-token") }),
      credentials: z.object({ name: z.string() }),
    }),
  }),
});

/** Null where nobody publishes: the first content, a start. */
export function currentPublisher(strapi: Core.Strapi): Publisher | null {
  const context: unknown = strapi.requestContext.get();
  const plan = planned.safeParse(context).data;
  if (plan) return { kind: "planned", by: plan.state.planned.by };
  const staff = byStaff.safeParse(context).data;
  if (staff) return { kind: "published", by: memberName(staff.state.user) };
  const program = byProgram.safeParse(context).data;
  return program ? { kind: "sent", by: program.state.auth.credentials.name } : null;
}
