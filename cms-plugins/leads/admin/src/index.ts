import type { StrapiApp } from "@strapi/strapi/admin";
import { Calendar, Mail } from "@strapi/icons";
import type { ComponentType } from "react";
import { z } from "zod";
import { LeadMailsPanel } from "./mails/lead-mails-panel";
import { permissions } from "./permissions";
import en from "./translations/en.json";
import fr from "./translations/fr.json";
import nl from "./translations/nl.json";
import { LeadDocumentsPanel } from "./documents/lead-documents-panel";
import { readPermissions } from "./appointments/appointment-permissions";

const messagesByLocale: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, nl, fr };

/** Strapi stores a plugin's public API without types. */
const contentManager = z.object({ addEditViewSidePanel: z.custom<(panels: readonly unknown[]) => void>() });

/** Strapi types a field as a component without properties and passes it all of them. */
const inputModule = z.object({ default: z.custom<ComponentType>() });

export default {
  register(app: StrapiApp) {
    app.addMenuLink({
      to: "plugins/leads",
      icon: Mail,
      intlLabel: { id: "leads.menu", defaultMessage: en["leads.menu"] },
      // One of these is enough.
      permissions: [permissions.readLeads, permissions.readMails],
      Component: () => import("./leads-app"),
    });
    app.addMenuLink({
      to: "plugins/visits",
      icon: Calendar,
      intlLabel: { id: "leads.appointments.title", defaultMessage: en["leads.appointments.title"] },
      permissions: readPermissions,
      Component: () => import("./appointments/appointments-app"),
    });
    const intlLabel = { id: "leads.answers", defaultMessage: en["leads.answers"] };
    app.customFields.register({
      name: "answers",
      pluginId: "leads",
      type: "json",
      intlLabel,
      intlDescription: intlLabel,
      components: { Input: async () => inputModule.parse(await import("./answers-field")) },
    });
    app.registerPlugin({ id: "leads", name: "leads" });
    app.widgets.register({
      pluginId: "leads",
      id: "new-leads",
      icon: Mail,
      title: { id: "leads.home.title", defaultMessage: en["leads.home.title"] },
      link: { label: { id: "leads.home.all", defaultMessage: en["leads.home.all"] }, href: "/plugins/leads/inbox" },
      permissions: [permissions.readLeads],
      component: async () => (await import("./home/new-leads-widget")).NewLeadsWidget,
    });
  },
  bootstrap(app: Pick<StrapiApp, "getPlugin">) {
    contentManager
      .parse(app.getPlugin("content-manager").apis)
      .addEditViewSidePanel([LeadMailsPanel, LeadDocumentsPanel]);
  },
  registerTrads: async ({ locales }: { locales: string[] }) =>
    locales.map((locale) => ({ locale, data: messagesByLocale[locale] ?? {} })),
};
