import { File, House, List, Mail, Message, PriceTag } from "@strapi/icons";

const explorer = (right: string, subject: string) => ({ action: `plugin::content-manager.explorer.${right}`, subject });
const collection = (uid: string) => `/content-manager/collection-types/${uid}`;

const [page, property, popup, menu] = [
  "api::page.page",
  "plugin::properties.property",
  "api::popup.popup",
  "api::menu.menu",
];

/** What marketing does most: where each begins, and the right one needs for it. */
export const tasks = [
  { name: "page", Icon: File, to: `${collection(page)}/create`, right: explorer("create", page) },
  { name: "listing", Icon: House, to: `${collection(property)}/create`, right: explorer("create", property) },
  { name: "sold", Icon: PriceTag, to: collection(property), right: explorer("update", property) },
  { name: "lead", Icon: Mail, to: "/plugins/leads/inbox", right: explorer("read", "plugin::leads.lead") },
  { name: "popup", Icon: Message, to: collection(popup), right: explorer("update", popup) },
  { name: "menu", Icon: List, to: "/menu-order", right: explorer("update", menu) },
] as const;
