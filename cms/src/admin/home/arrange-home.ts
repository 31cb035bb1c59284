import { CheckCircle, Rocket } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { readingPages } from "../site-health/reading-pages";
import { homeEn } from "../texts/home/home-en";
import { siteHealthEn } from "../texts/site-health/site-health-en";

/** What stands on the first screen, in this order; widgets of later plugins come behind. */
const order = [
  "gevel.tasks",
  "leads.new-leads",
  "gevel.missing",
  "properties.incomplete",
  "publishing.planned",
  "content-manager.last-edited-entries",
];

/** Of Strapi: its own numbers, and what says nothing that the others do not. */
const left = new Set([
  ...["admin.profile-info", "admin.key-statistics"],
  ...["content-manager.last-published-entries", "content-manager.chart-entries"],
]);

const pluginId = "gevel";

/** The first screen of the admin. Staff move, widen and take away its parts as Strapi has it. */
export function arrangeHome(app: Pick<StrapiApp, "widgets">): void {
  app.widgets.register([
    {
      pluginId,
      id: "tasks",
      icon: Rocket,
      title: { id: "gevel.home.tasks", defaultMessage: homeEn["gevel.home.tasks"] },
      component: async () => (await import("./tasks-widget")).TasksWidget,
    },
    {
      pluginId,
      id: "missing",
      icon: CheckCircle,
      title: { id: "gevel.home.missing", defaultMessage: homeEn["gevel.home.missing"] },
      link: {
        label: { id: "gevel.health.widget.open", defaultMessage: siteHealthEn["gevel.health.widget.open"] },
        href: "/site-health",
      },
      permissions: readingPages,
      component: async () => (await import("./missing-widget")).MissingWidget,
    },
  ]);
  app.widgets.register((widgets) => {
    const nameOf = (widget: (typeof widgets)[number]) => `${widget.pluginId ?? ""}.${widget.id}`;
    const placeOf = (widget: (typeof widgets)[number]) => {
      const place = order.indexOf(nameOf(widget));
      return place < 0 ? order.length : place;
    };
    return widgets.filter((widget) => !left.has(nameOf(widget))).sort((a, b) => placeOf(a) - placeOf(b));
  });
}
