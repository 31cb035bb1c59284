import { isAppError, type OwnReports } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import type { OwnerSession } from "~/cms/cms.server";

/** OWNER-8: null where they cannot be had now: the portal goes on without them, and says so. */
export async function readReports(context: AppLoadContext, session: OwnerSession): Promise<OwnReports | null> {
  try {
    return await context.cms.ownReports(session);
  } catch (error) {
    if (!isAppError(error)) throw error;
    context.log.error(
      { err: error },
      "reports: an owner's reports could not be loaded from the CMS, the portal shows an error",
    );
    return null;
  }
}
