import { uncountedCookie, uncountedDays } from "@gevel/config";

const flags = (siteUrl: string) => `Path=/; HttpOnly; SameSite=Lax${siteUrl.startsWith("https:") ? "; Secure" : ""}`;

/** From now on the page visits of this browser are not counted. */
export const uncount = (siteUrl: string): string =>
  `${uncountedCookie}=1; Max-Age=${uncountedDays * 86_400}; ${flags(siteUrl)}`;

export const countAgain = (siteUrl: string): string => `${uncountedCookie}=; Max-Age=0; ${flags(siteUrl)}`;

export const isUncounted = (cookies: string): boolean => cookies.includes(`${uncountedCookie}=`);
