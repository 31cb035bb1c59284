import { contentType } from "../../content/content-type";
import { addressRule } from "../../content/field-rule";
import { articleRow } from "./article-row";
import { seoData } from "../../content/first-content/seo-data";
import { articles } from "./first-content/articles";
import { languagesOf } from "../../content/first-content/languages-of";
import { readText } from "../../content/first-content/seed-types";
import type { References } from "../../content/first-content/references";
import type { SeedDocument } from "../../content/first-content/seed-document";
import type { AdminLayout } from "@gevel/core";

const articleLayout: AdminLayout = {
  mainField: "title",
  list: ["picture", "title", "kind", "updatedAt"],
  previousLists: [["picture", "title", "kind", "path", "updatedAt"]],
  sort: ["title", "ASC"],
  edit: [
    { title: 8, kind: 4 },
    { intro: 12 },
    { html: 12 },
    { picture: 6, date: 6 },
    { jobTitle: 6, spokenLanguages: 6 },
    { phone: 6, email: 6 },
    { path: 6, parent: 6 },
    { breadcrumb: 6, originalPath: 6 },
    { seo: 12 },
  ],
  fields: {
    title: { label: "Title", help: "For a team member: the first and last name." },
    kind: { label: "Kind", help: "article: a text. team: a member of the team. review: the story of a customer." },
    intro: { label: "Introduction", help: "Two or three sentences, shown on cards and above the text." },
    html: { label: "Text", help: "The whole text, shown on the article's own page and in the large views." },
    picture: { label: "Picture", help: "At least 1360 pixels wide. Give it an alternative text in the media library." },
    date: { label: "Date", help: "For news and stories of customers." },
    jobTitle: { label: "Job title", help: "Team members only." },
    spokenLanguages: {
      label: "Languages",
      help: "Team members only: the languages in which visitors can talk to them, e.g. Dutch, French and English.",
    },
    phone: { label: "Phone", help: "Team members only. Digits as you write them: 0475 12 34 56." },
    email: {
      label: "E-mail",
      help: "Team members only. Listings with the same address of their agent are shown on the team member's page.",
    },
    path: {
      label: "Address",
      help: "The whole address of the article in this language, e.g. team/anna-claes. Empty: the article has no page of its own.",
      placeholder: "team/anna-claes",
    },
    parent: { label: "Parent page", help: "The page before this one in the breadcrumb. Choose it in every language." },
    breadcrumb: { label: "Short name", help: "Shown in the breadcrumb. Empty: the title." },
    originalPath: {
      label: "Original address",
      help: "The fixed English address that old links use, e.g. reviews/familie-peeters. Do not change it without need.",
    },
    seo: { label: "Search engines and sharing", help: "Empty fields are filled with the title and the introduction." },
  },
};

function articleDocuments(references: References): SeedDocument[] {
  return articles.map((article) => ({
    kind: "article",
    uid: "api::article.article",
    key: article.key,
    languages: languagesOf(article.title),
    data: (language) => ({
      kind: article.kind,
      originalPath: article.originalPath ?? null,
      path: readText(article.path, language) ?? null,
      parent: references.optional("page", article.parent),
      title: readText(article.title, language),
      breadcrumb: readText(article.title, language),
      intro: readText(article.intro, language),
      html: readText(article.content, language),
      picture: references.picture(article.picture),
      jobTitle: readText(article.jobTitle, language),
      spokenLanguages: readText(article.spokenLanguages, language),
      phone: article.phone ?? null,
      email: article.email ?? null,
      date: article.date ?? null,
      seo: seoData(article.seo, language),
    }),
  }));
}

export const articleType = contentType({
  uid: "api::article.article",
  row: articleRow,
  layout: articleLayout,
  fieldRules: { "api::article.article.path": addressRule, "api::article.article.originalPath": addressRule },
  searched: {
    fields: ["title", "path", "originalPath", "intro", "jobTitle"],
    relations: { parent: "title" },
  },
  needs: ({ parent }) => [parent],
  firstContent: articleDocuments,
});
