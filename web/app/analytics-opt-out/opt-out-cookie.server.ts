import { optOutCookie, optOutDays } from "@gevel/config";

const flags = (siteUrl: string) => `Path=/; HttpOnly; SameSite=Lax${siteUrl.startsWith("https:") ? "; Secure" : ""}`;

/** From now on the page visits of this browser are not counted. */
export const optOut = (siteUrl: string): string =>
  `${optOutCookie}=1; Max-Age=${optOutDays * 86_400}; ${flags(siteUrl)}`;

export const optIn = (siteUrl: string): string => `${optOutCookie}=; Max-Age=0; ${flags(siteUrl)}`;

export const hasOptedOut = (cookies: string): boolean => cookies.includes(`${optOutCookie}=`);
