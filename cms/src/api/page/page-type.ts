import { contentType } from "../../content/content-type";
import { addressRule } from "../../content/field-rule";
import { pageDocuments } from "./first-content/page-documents";
import { pageRow } from "./page-row";
import type { AdminLayout } from "@gevel/core";

const pageLayout: AdminLayout = {
  mainField: "title",
  list: ["title", "path", "type", "updatedAt"],
  previousLists: [["title", "path", "parent", "type", "updatedAt"]],
  sort: ["title", "ASC"],
  edit: [
    { title: 8, breadcrumb: 4 },
    { path: 6, parent: 6 },
    { type: 4, showPageBanner: 4, showBreadCrumb: 4 },
    { description: 12 },
    { banner: 12 },
    { modules: 12 },
    { content: 12 },
    { image: 6, logo: 6 },
    { seo: 12 },
    { originalPath: 6 },
  ],
  fields: {
    title: {
      label: "Title",
      help: "The name of the page: the heading where no banner or module has one, and the browser tab.",
    },
    breadcrumb: { label: "Short name", help: "Shown in the breadcrumb. Empty: the title." },
    path: {
      label: "Address",
      help: "The last part of the address in this language, e.g. te-koop. Small letters, digits and hyphens. Empty on the home page.",
      placeholder: "te-koop",
    },
    parent: {
      label: "Parent page",
      help: "The page this one is under; its address comes first. Choose it in every language.",
    },
    type: {
      label: "Kind of page",
      help: "page: an ordinary page. feedback: the thank-you page of a form, hidden from search engines. login: the owners' login.",
    },
    showPageBanner: { label: "Show the banner", help: "Off keeps the banner for later." },
    showBreadCrumb: { label: "Show the breadcrumb", help: "The way from home to this page, above the title." },
    description: {
      label: "Introduction",
      help: "One or two sentences under the title. Search engines show it when no meta description is given.",
    },
    banner: {
      label: "Banner",
      help: "The large picture, film or slideshow at the top. It is seen when “Show the banner” is on.",
    },
    modules: {
      label: "Modules",
      help: "The blocks of the page, from top to bottom. Drag to change the order. A module that is not published in this language is not shown.",
    },
    content: {
      label: "Text",
      help: "Running text, for pages such as the privacy statement. It comes after the modules.",
    },
    image: { label: "Picture", help: "Shown where other pages refer to this one." },
    logo: { label: "Own logo", help: "Instead of the agency's logo on this page. Usually empty." },
    seo: { label: "Search engines and sharing", help: "Empty fields are filled with the title and the introduction." },
    originalPath: {
      label: "Original address",
      help: "The fixed English address that old links and forms use, e.g. for-sale or feedback/site-contact; home for the home page. Do not change it without need.",
    },
  },
};

export const pageType = contentType({
  uid: "api::page.page",
  row: pageRow,
  layout: pageLayout,
  fieldRules: { "api::page.page.path": addressRule, "api::page.page.originalPath": addressRule },
  searched: {
    fields: ["title", "breadcrumb", "path", "originalPath", "description"],
    relations: { parent: "title" },
  },
  needs: ({ parent, modules }) => [parent, ...modules],
  firstContent: pageDocuments,
});
