import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "@gevel/config";
import type { HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { changeLogSettings } from "../change-log-settings.js";

const digest = (value: string) => createHash("sha256").update(value).digest();

/** Constant time: reveals nothing about either secret. */
function secretsMatch(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

/** Whether this is the secret that the site and this CMS share; where they share none, nothing is. */
export function isReplicaSecret(strapi: Core.Strapi, given: string): boolean {
  const { replicaSecret } = changeLogSettings(strapi);
  return replicaSecret !== undefined && secretsMatch(given, replicaSecret);
}

/** Allows only the site: throws UNAUTHORIZED unless the request bears the replica's secret. */
export function requireReplica(strapi: Core.Strapi, ctx: Pick<HttpContext, "get">): void {
  const token = /^Bearer (.+)$/i.exec(ctx.get("authorization"))?.[1] ?? "";
  if (!isReplicaSecret(strapi, token)) throw new AppError("UNAUTHORIZED", "wrong or missing replica token");
}
