import type { ImportSender } from "@gevel/config";
import type { HttpContext } from "@gevel/core";
import { z } from "zod";

/** Strapi's state of a request; which of them is there depends on who is asking. */
export type SignedContext = HttpContext & { state: unknown };

const tokenState = z.object({ auth: z.object({ credentials: z.object({ name: z.string() }) }) });
const staffState = z.object({
  user: z.object({ firstname: z.string().nullish(), lastname: z.string().nullish(), email: z.string().nullish() }),
});

/** The token a program sent, by the name it has in the admin. */
export function tokenOf({ state }: SignedContext): ImportSender {
  const parsed = tokenState.safeParse(state);
  return { kind: "token", name: parsed.success ? parsed.data.auth.credentials.name : "" };
}

/** The member of staff who is signed in. */
export function staffOf({ state }: SignedContext): ImportSender {
  const { firstname, lastname, email } = staffState.parse(state).user;
  const name = [firstname, lastname].filter(Boolean).join(" ");
  return { kind: "admin", name: name || (email ?? "") };
}
