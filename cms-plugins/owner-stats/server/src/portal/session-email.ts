import { AppError } from "@gevel/config";
import type { HttpContext } from "@gevel/core";
import { z } from "zod";

export type PortalContext = HttpContext & { state: unknown; params: unknown };

const session = z.object({ user: z.object({ email: z.string().min(1) }) });

/** The address of the session's owner. An integrator's token has none, whatever its permissions. */
export function sessionEmail({ state }: PortalContext): string {
  const { success, data } = session.safeParse(state);
  if (!success) throw new AppError("UNAUTHORIZED", "not an owner's session");
  return data.user.email;
}
