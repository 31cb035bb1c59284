import type { StrapiApp } from "@strapi/strapi/admin";

/** Order of the home widgets; widgets of later plugins come after these. */
const order = [
  "gevel.tasks",
  "leads.new-leads",
  "gevel.missing",
  "properties.incomplete",
  "publishing.planned",
  "content-manager.last-edited-entries",
];

/** Strapi widgets: its own statistics, and those that repeat others. */
const hiddenWidgets = new Set([
  ...["admin.profile-info", "admin.key-statistics"],
  ...["content-manager.last-published-entries", "content-manager.chart-entries"],
]);

/** The first screen of the admin. Staff move, widen and take away its parts as Strapi has it. */
export function registerHomeWidgets(app: Pick<StrapiApp, "widgets">): void {
  app.widgets.register((widgets) => {
    const nameOf = (widget: (typeof widgets)[number]) => `${widget.pluginId ?? ""}.${widget.id}`;
    const rankOf = (widget: (typeof widgets)[number]) => {
      const rank = order.indexOf(nameOf(widget));
      return rank < 0 ? order.length : rank;
    };
    return widgets.filter((widget) => !hiddenWidgets.has(nameOf(widget))).sort((a, b) => rankOf(a) - rankOf(b));
  });
}
