import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";

const ids = new WeakMap<ServerResponse, string>();

/** The id of this request in logs, in `x-request-id`, and on the error page. Made when first asked for. */
export function requestIdOf(res: ServerResponse): string {
  const cached = ids.get(res);
  if (cached !== undefined) return cached;
  const id = randomUUID();
  ids.set(res, id);
  return id;
}
