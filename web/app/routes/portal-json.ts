import type { LoaderFunctionArgs } from "@remix-run/node";
import { refreshedPortal } from "~/pages/portal.server";
import { withErrorPage } from "~/shell/errors/with-error-page.server";

/** OWNER-2: the current numbers of an open portal. */
export const loader = withErrorPage(async ({ context, request }: LoaderFunctionArgs) =>
  refreshedPortal(context, request),
);
