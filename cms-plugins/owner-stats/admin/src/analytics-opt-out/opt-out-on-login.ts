import { getFetchClient, type StrapiApp } from "@strapi/strapi/admin";
import { z } from "zod";
import { optOutOfAnalytics, type OptOutBrowser } from "./opt-out-browser";

const storageKey = "gevel.led-over-site";

const thisBrowser: OptOutBrowser = {
  path: () => window.location.pathname + window.location.search,
  widthOf: (address) =>
    new Promise((resolve) => {
      const picture = new Image();
      picture.addEventListener("load", () => resolve(picture.naturalWidth));
      picture.addEventListener("error", () => resolve(null));
      picture.src = address;
    }),
  lastRunAt: () => Number(window.localStorage.getItem(storageKey) ?? 0),
  navigate: (page) => {
    window.localStorage.setItem(storageKey, String(Date.now()));
    window.location.assign(page);
  },
};

/** The first request of Strapi's admin once somebody is logged in. */
const loggedIn = z.object({
  type: z.string().endsWith("/fulfilled"),
  meta: z.object({ arg: z.object({ endpointName: z.literal("getMe") }) }),
});

/** Strapi's admin has no hook that runs on every page once somebody is logged in. */
export function optOutOnLogin(app: StrapiApp): void {
  let isDone = false;
  app.addMiddlewares([
    () => () => (next) => (action) => {
      const result: unknown = next(action);
      if (!isDone && window.top === window && loggedIn.safeParse(action).success) {
        isDone = true;
        // Staff can do nothing about a failure; the next start of the admin tries again.
        optOutOfAnalytics(getFetchClient().get, thisBrowser).catch(() => (isDone = false));
      }
      return result;
    },
  ]);
}
