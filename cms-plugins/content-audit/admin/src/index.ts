import { CheckCircle } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { auditPermission, readAuditWith } from "./audit-permission";
import en from "./translations/en.json";
import fr from "./translations/fr.json";
import nl from "./translations/nl.json";

const messagesByLocale: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, nl, fr };

/** The application calls it in its admin's register step, with its content type of pages. */
function auditPages(app: Pick<StrapiApp, "addMenuLink" | "widgets">, pageUid: string): void {
  readAuditWith(pageUid);
  app.addMenuLink({
    // The address that staff may have bookmarked.
    to: "site-health",
    icon: CheckCircle,
    intlLabel: { id: "content-audit.menu", defaultMessage: en["content-audit.menu"] },
    permissions: auditPermission(),
    Component: () => import("./content-audit-page"),
  });
  app.widgets.register({
    // Home screens that staff arranged refer to it by these.
    ...{ pluginId: "gevel", id: "missing" },
    icon: CheckCircle,
    title: { id: "content-audit.widget.title", defaultMessage: en["content-audit.widget.title"] },
    link: {
      label: { id: "content-audit.widget.open", defaultMessage: en["content-audit.widget.open"] },
      href: "/site-health",
    },
    permissions: auditPermission(),
    component: async () => (await import("./content-audit-widget")).ContentAuditWidget,
  });
}

export default {
  register(app: StrapiApp) {
    const apis = { auditPages: (pageUid: string) => auditPages(app, pageUid) };
    app.registerPlugin({ id: "content-audit", name: "content-audit", apis });
  },
  registerTrads: async ({ locales }: { locales: string[] }) =>
    locales.map((locale) => ({ locale, data: messagesByLocale[locale] ?? {} })),
};
