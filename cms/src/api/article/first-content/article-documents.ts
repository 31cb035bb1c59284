import { seoData } from "../../../components/shared/first-content/seo-data";
import { articles, languagesOf } from "../../../seed/content";
import { readText } from "../../../seed/seed-types";
import type { References } from "../../../seed/write/references";
import type { SeedDocument } from "../../../seed/write/seed-document";

export function articleDocuments(references: References): SeedDocument[] {
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
      phone: article.phone ?? null,
      email: article.email ?? null,
      date: article.date ?? null,
      seo: seoData(article.seo, language),
    }),
  }));
}
