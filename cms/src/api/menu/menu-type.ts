import { z } from "zod";
import { contentType } from "../../content/content-type";
import { addressRule, completedLink } from "../../content/field-rule";
import { file, flag, oneOf, optional, reference, text, version } from "../../content/row-fields";
import { seoRow } from "../../content/shared-rows";
import { menuDocuments } from "./first-content/menu";
import { type AdminLayout, type Problem, storedText, type StaffText } from "@gevel/core";
import { comparable, type EntryContext } from "../../content/entry-context";
import { isInLoop, sharesAddress } from "../../content/page-tree";
import { targetProblem } from "../redirect/redirect-loop";

const rowsSchema = z.array(
  z.object({
    documentId: z.string(),
    name: storedText,
    path: storedText,
    redirect: z.boolean().nullable(),
    redirectUrl: storedText,
    parent: z.object({ documentId: z.string() }).nullish(),
  }),
);
type Row = z.infer<typeof rowsSchema>[number];

const noTarget: StaffText = {
  nl: "Vul het adres in dat dit menu-item opent.",
  fr: "Indiquez l'adresse que cet élément ouvre.",
  en: "Write the address this entry opens.",
};
const noAddress: StaffText = {
  nl: "Geef een adres op dat begint met /, https://, mailto: of tel:.",
  fr: "Indiquez une adresse qui commence par /, https://, mailto: ou tel:.",
  en: "Write an address that starts with / or https://, mailto: or tel:.",
};
const belowItself: StaffText = {
  nl: "Dit menu-item zou onder zichzelf komen te staan. Kies een ander bovenliggend item.",
  fr: "Cet élément se trouverait sous lui-même. Choisissez un autre élément parent.",
  en: "This entry would be below itself. Choose another one.",
};
const pathTakenBy = (title: string): StaffText => ({
  nl: `“${title}” heeft dit adres al. Kies een ander.`,
  fr: `« ${title} » a déjà cette adresse. Choisissez-en une autre.`,
  en: `“${title}” has this address already. Choose another one.`,
});

function redirectProblem({ redirect, redirectUrl }: Row): Problem[] {
  if (redirectUrl === "") return redirect ? [{ path: ["redirectUrl"], message: noTarget }] : [];
  if (/^(mailto|tel):\S+$/i.test(redirectUrl) || targetProblem(redirectUrl) === null) return [];
  return [{ path: ["redirectUrl"], message: noAddress }];
}

/** CMS-11 for menu entries: none below itself, no address twice under one parent, redirects that lead somewhere. */
export async function checkMenu(context: EntryContext): Promise<Problem[]> {
  const rows = rowsSchema.parse(
    await context.strapi.db.query("api::menu.menu").findMany({
      where: comparable(context),
      select: ["documentId", "name", "path", "redirect", "redirectUrl"],
      populate: { parent: { select: ["documentId"] } },
    }),
  );
  const own = rows.find(({ documentId }) => documentId === context.documentId);
  if (own === undefined) return [];
  const items = rows.map(({ parent, name, ...row }) => ({ ...row, title: name, parent: parent?.documentId ?? null }));
  if (isInLoop(own.documentId, items)) return [{ path: ["parent"], message: belowItself }];
  // Entries without a path of their own take the address of their page.
  const other =
    own.path === ""
      ? null
      : sharesAddress(
          own.documentId,
          items.filter(({ path }) => path !== ""),
        );
  const twice = other === null ? [] : [{ path: ["path"], message: pathTakenBy(other.title) }];
  return [...twice, ...redirectProblem(own)];
}

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

const menuRow = z.object({
  ...version,
  name: text,
  title: text,
  path: text,
  parent: reference,
  sort: z
    .number()
    .nullish()
    .transform((value) => value ?? 0),
  type: oneOf(["page", "article", "link"], "page"),
  page: reference,
  article: reference,
  redirect: flag(false),
  redirectUrl: text,
  isHaveSubMenu: flag(true),
  showFixedMenu: flag(true),
  menuMobile: flag(true),
  css: text,
  image: optional(file),
  description: text,
  seo: optional(seoRow),
});
export type MenuRow = z.infer<typeof menuRow>;

export const menuType = contentType({
  uid: "api::menu.menu",
  row: menuRow,
  layout: menuLayout,
  fieldRules: { "api::menu.menu.path": addressRule, "api::menu.menu.redirectUrl": completedLink },
  searched: {
    fields: ["name", "title", "path", "redirectUrl", "description"],
    relations: { parent: "name", page: "title", article: "title" },
  },
  check: checkMenu,
  needs: ({ parent, page, article }) => [parent, page, article],
  firstContent: menuDocuments,
});
