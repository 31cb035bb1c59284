import type { AdminLayout } from "@gevel/core";

export const menuLayout: AdminLayout = {
  mainField: "name",
  list: ["name", "title", "parent", "page"],
  previousLists: [["name", "title", "parent", "sort", "page", "redirectUrl"]],
  sort: ["sort", "ASC"],
  edit: [
    { title: 6, name: 6 },
    { type: 6, sort: 6 },
    { showFixedMenu: 6, menuMobile: 6 },
    { page: 6, article: 6 },
    { redirect: 4, redirectUrl: 8 },
    { parent: 6, isHaveSubMenu: 6 },
    { path: 6, css: 6 },
    { image: 6, description: 6 },
    { seo: 12 },
  ],
  fields: {
    title: { label: "Words in the menu", help: "What visitors read. Empty: the name for staff." },
    name: { label: "Name for staff", help: "For staff, to find this entry here and under other entries." },
    type: { label: "Leads to", help: "page, article, or link for an address of your own." },
    sort: { label: "Order", help: "Lower numbers come first." },
    showFixedMenu: {
      label: "Stay in the fixed menu",
      help: "Keep this entry in the menu that stays in view while scrolling.",
    },
    menuMobile: { label: "In the mobile menu", help: "Off: not shown in the menu of phones and tablets." },
    page: { label: "Page", help: "The page this entry opens." },
    article: { label: "Article", help: "The article this entry opens, when it leads to one." },
    redirect: { label: "Use the address beside", help: "Opens the address beside instead of a page." },
    redirectUrl: {
      label: "Address",
      help: "An address of this site such as /nl/te-koop/ or of another one such as https://example.be.",
      placeholder: "https://",
    },
    parent: { label: "Under", help: "The entry this one is shown under. Choose it in every language." },
    isHaveSubMenu: { label: "Show entries below", help: "Off: the entries under this one are not shown." },
    path: {
      label: "Part of the address",
      help: "Only for entries without a page; entries below it use it as the start of their address. Without a page there, and without entries below, visitors do not see this entry.",
    },
    css: {
      label: "Style name",
      help: "A class for the designer. mega-menu makes the submenu wide. Usually empty.",
    },
    image: { label: "Picture", help: "Shown beside the entries below, whose submenu is wide then." },
    description: { label: "Description", help: "A line under the words of the menu in a wide submenu." },
    seo: { label: "Search engines and sharing", help: "What the page that this entry opens leaves empty itself." },
  },
  hidden: ["childMenus"],
};
