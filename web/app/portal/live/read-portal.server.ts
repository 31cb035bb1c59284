import { isAppError, type Language } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { z } from "zod";
import type { OwnerSession } from "~/cms/cms.server";
import { currentOwner } from "../current-owner.server";
import { endedOwnerCookie } from "../owner-session.server";
import { portalView, type PortalView } from "./portal-view";

/** Specific to one owner and one moment. */
export const ownHeaders = { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" };

type PortalAnswer =
  | { kind: "shown"; view: PortalView; session: OwnerSession }
  /** Not logged in, or no longer. */
  | { kind: "nobody"; hasEnded: boolean }
  /** The requested listing is not the owner's, whether or not it exists. */
  | { kind: "not-theirs" }
  /** The CMS does not answer. */
  | { kind: "unavailable" };

/** With response headers: a cookie if the session continues with new tokens. */
type PortalResult = PortalAnswer & { headers: Record<string, string> };

const querySchema = z.object({
  home: z.coerce.number().int().positive().nullable().catch(null),
  before: z.iso.datetime().nullable().catch(null),
});

/** OWNER-2, OWNER-3: the data the requesting owner may see, determined only by the session of their browser. */
export async function readPortal(context: AppLoadContext, request: Request, language: Language): Promise<PortalResult> {
  const { searchParams } = new URL(request.url);
  const query = querySchema.parse({ home: searchParams.get("home"), before: searchParams.get("before") });
  let headers: Record<string, string> = {};
  try {
    const owner = await currentOwner(context, request);
    headers = owner.headers;
    const { session } = owner;
    if (!session) return { kind: "nobody", hasEnded: owner.hadSession, headers };
    const portal = await context.cms.portal(session, language);
    if (!portal) return await ended(context);
    const view = portalView(portal, searchParams.has("home") ? (query.home ?? 0) : null);
    if (!view) return { kind: "not-theirs", headers };
    if (!view.home || query.before === null) return { kind: "shown", view, session, headers };
    const earlier = await context.cms.portalHistory(session, { home: view.home.id, before: query.before });
    if (!earlier) return await ended(context);
    const then = { ...view, home: { ...view.home, ...earlier }, before: query.before };
    return { kind: "shown", view: then, session, headers };
  } catch (error) {
    if (!isAppError(error)) throw error;
    context.log.error(
      { err: error },
      "portal: an owner's portal could not be loaded from the CMS, the page shows an error",
    );
    return { kind: "unavailable", headers };
  }
}

/** The browser forgets it too: the login would send it back here. */
const ended = async (context: AppLoadContext): Promise<PortalResult> => ({
  ...{ kind: "nobody", hasEnded: true },
  headers: { "set-cookie": await endedOwnerCookie(context) },
});
