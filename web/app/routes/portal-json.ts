import type { LoaderFunctionArgs } from "@remix-run/node";
import { refreshedPortal } from "~/pages/portal.server";
import { withErrorPage } from "~/shell/errors/with-error-page.server";

/** OWNER-2: the numbers of a portal that is open, as they stand now. */
export const loader = withErrorPage(async ({ context, request }: LoaderFunctionArgs) =>
  refreshedPortal(context, request),
);
