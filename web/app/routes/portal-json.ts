import type { LoaderFunctionArgs } from "@remix-run/node";
import { refreshedPortal } from "~/pages/portal.server";
import { guarded } from "~/shell/errors/guarded.server";

/** OWNER-2: the numbers of a portal that is open, as they stand now. */
export const loader = guarded(async ({ context, request }: LoaderFunctionArgs) => refreshedPortal(context, request));
