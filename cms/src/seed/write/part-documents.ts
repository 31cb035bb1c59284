import type { Language } from "@gevel/config";
import { testimonials } from "../../api/article/first-content/reviews";
import { categories } from "../../api/category/first-content/categories";
import { contactForms } from "../../api/contact-form/first-content/contact-forms";
import { articles, languagesOf } from "../content";
import { propertyLists } from "../../api/property-list/first-content/property-lists";
import { sliders } from "../../api/slider/first-content/sliders";
import { readText } from "../seed-types";
import { seoData } from "./page-documents";
import type { References } from "./references";
import type { SeedDocument } from "./seed-document";

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

export function categoryDocuments(references: References): SeedDocument[] {
  return categories.map((category) => ({
    kind: "category",
    uid: "api::category.category",
    key: category.key,
    languages: languagesOf(category.title),
    data: (language) => ({
      name: category.name,
      title: readText(category.title, language),
      description: readText(category.description, language),
      picture: references.picture(category.picture),
      articles: category.articles.map((key) => references.to("article", key)),
    }),
  }));
}

export function testimonialDocuments(references: References): SeedDocument[] {
  return testimonials.map((testimonial) => ({
    kind: "testimonial",
    uid: "api::testimonial.testimonial",
    key: testimonial.key,
    languages: languagesOf(testimonial.text),
    data: (language) => ({
      name: testimonial.name,
      place: testimonial.place,
      text: readText(testimonial.text, language),
      date: testimonial.date,
      rating: testimonial.rating,
      verified: true,
      article: references.optional("article", testimonial.article),
    }),
  }));
}

export function sliderDocuments(references: References): SeedDocument[] {
  return sliders.map((slider) => ({
    kind: "slider",
    uid: "api::slider.slider",
    key: slider.key,
    languages: languagesOf(slider.title),
    data: (language) => ({
      name: slider.name,
      title: readText(slider.title, language),
      kind: slider.kind,
      slidesPerView: slider.slidesPerView,
      autoplay: false,
      slides: slider.slides.map((slide) => ({
        title: readText(slide.title, language),
        html: readText(slide.content, language),
        picture: references.picture(slide.picture),
        link: references.link(slide.link, language),
      })),
      testimonials: slider.testimonials.map((key) => references.to("testimonial", key)),
    }),
  }));
}

export function contactFormDocuments(references: References): SeedDocument[] {
  return contactForms.map((form) => ({
    kind: "contact",
    uid: "api::contact-form.contact-form",
    key: form.key,
    languages: languagesOf(form.title),
    data: (language) => ({
      name: form.name,
      form: form.form,
      title: readText(form.title, language),
      introHtml: readText(form.intro, language),
      submitLabel: readText(form.submitLabel, language),
      picture: references.picture(form.picture),
    }),
  }));
}

const goals = { 0: "sale", 1: "rent" } as const;

export function propertyListDocuments(references: References): SeedDocument[] {
  return propertyLists.map((list) => ({
    kind: "propertyList",
    uid: "api::property-list.property-list",
    key: list.key,
    languages: languagesOf(list.title),
    data: (language: Language) => ({
      name: list.name,
      title: readText(list.title, language),
      intro: readText(list.intro, language),
      mode: list.mode,
      goal: list.goal === null ? null : goals[list.goal],
      types: [],
      cities: [],
      state: list.state,
      sort: list.sort,
      moreLink: references.link(list.moreLink, language),
    }),
  }));
}
