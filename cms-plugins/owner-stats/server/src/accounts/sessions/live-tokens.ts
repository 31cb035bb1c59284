import type { Core } from "@strapi/strapi";
import { z } from "zod";

interface TokenService {
  verify(token: string): Promise<{ id: unknown; sessionId?: unknown }>;
}

const claimsSchema = z.object({ userId: z.coerce.string(), sessionId: z.string() });

/**
 * OWNER-1: Strapi takes an access token for ten minutes after its session was ended. Here it is worth nothing from that moment,
 * for whatever asks who is calling.
 */
export function liveTokens(strapi: Core.Strapi): void {
  const service = z.custom<TokenService>().parse(strapi.plugin("users-permissions").service("jwt"));
  const verify = service.verify.bind(service);
  service.verify = async (token) => {
    const known = await verify(token);
    const manager = strapi.sessionManager("users-permissions");
    const { userId, sessionId } = claimsSchema.parse(manager.validateAccessToken(token).payload);
    const live = await manager.listSessions(userId);
    if (!live.some((session) => session.sessionId === sessionId)) throw new Error("Invalid token.");
    return known;
  };
}
