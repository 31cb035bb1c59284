import type { Browser, BrowserContext } from "@playwright/test";
import type { adminApi } from "./admin-api.js";

type Staff = Awaited<ReturnType<typeof adminApi>>;

/** A browser in which a member of staff is logged in to the admin already: the CMS takes few logins in five minutes. */
export async function staffContext(browser: Browser, { token, call }: Staff, language = "en"): Promise<BrowserContext> {
  // The onboarding would cover the first screen.
  await call("/onboarding/first-steps", "PUT", { seen: true });
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  await context.addInitScript(
    ([jwt, adminLanguage]) => {
      localStorage.setItem("jwtToken", JSON.stringify(jwt));
      localStorage.setItem("isLoggedIn", "true");
      localStorage.setItem("strapi-admin-language", adminLanguage);
    },
    [token, language] as const,
  );
  return context;
}
