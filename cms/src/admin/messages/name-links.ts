import { z } from "zod";

interface LinksHook {
  ctLinks: readonly { title: string }[];
}

const messagesByLocale = z.record(z.string(), z.record(z.string(), z.string())).catch({});

/**
 * The navigation shows types by their names in the admin's language, yet sorts and searches them by the English ones.
 * So it is given those that it shows. `translations` is what the admin has loaded by the time it draws.
 */
export const nameLinks =
  (translations: () => unknown) =>
  <Hook extends LinksHook>(hook: Hook) => {
    const locale = window.localStorage.getItem("strapi-admin-language") ?? "en";
    const messages = messagesByLocale.parse(translations())[locale] ?? {};
    const named = hook.ctLinks.map((link) => ({ ...link, title: messages[link.title] ?? link.title }));
    return { ...hook, ctLinks: named };
  };
