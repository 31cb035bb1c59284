import { createCookie, type AppLoadContext } from "@remix-run/node";
import { z } from "zod";
import type { OwnerSession } from "~/cms/cms.server";
import { seal, unseal } from "~/secrets/sealed.server";

const purpose = "owner session";
/** As long as the CMS keeps an idle refresh token. */
const lifeInSeconds = 14 * 24 * 60 * 60;

const sessionSchema = z.object({ token: z.string(), refreshToken: z.string().nullable(), username: z.string() });

/** The page cache also recognises by this name visitors with pages of their own. */
const name = "gevel_owner";

/** OWNER-3: because of the prefix, browsers accept it only from this very host, over TLS, for all of its paths. */
const cookie = (siteUrl: string) => {
  const secure = siteUrl.startsWith("https:");
  return createCookie(secure ? `__Host-${name}` : name, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: lifeInSeconds,
  });
};

export async function readOwnerSession(
  { siteUrl, cookieSecret }: AppLoadContext,
  request: Request,
): Promise<OwnerSession | null> {
  const sealed: unknown = await cookie(siteUrl).parse(request.headers.get("cookie"));
  const text = typeof sealed === "string" ? unseal(sealed, cookieSecret, purpose) : null;
  // Sealed by us, but perhaps by an older version of us.
  return text === null ? null : (sessionSchema.safeParse(JSON.parse(text)).data ?? null);
}

export const ownerCookie = ({ siteUrl, cookieSecret }: AppLoadContext, session: OwnerSession): Promise<string> =>
  cookie(siteUrl).serialize(seal(JSON.stringify(session), cookieSecret, purpose));

export const endedOwnerCookie = ({ siteUrl }: AppLoadContext): Promise<string> =>
  cookie(siteUrl).serialize("", { maxAge: 0 });
