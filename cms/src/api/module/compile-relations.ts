import type { ContactForm, PropertyList, Relation, Slider } from "@gevel/config";
import type { RelationRow } from "../site/content/content-rows";
import { compileArticle, compileCategory } from "../article/compile-articles";
import { listedBy, pointsAt, show, type CompileContext } from "../site/compile/compile-context";
import { compileLink } from "../site/compile/compile-link";
import { compileMedia } from "../site/compile/compile-media";
import { richText } from "../site/compile/rich-text";

const goals = { sale: 0, rent: 1 } as const;

function compileTestimonial(id: string, from: string, context: CompileContext): Slider["testimonials"][number] | null {
  const { testimonials, articles } = context.content;
  const shown = show(testimonials, id, from, context);
  if (!shown) return null;
  const { row, lang } = shown;
  const article = pointsAt(testimonials, row, (version) => version.article, articles, context.defaultLanguage);
  return {
    id,
    lang,
    name: row.name,
    place: row.place,
    text: row.text,
    date: row.date,
    rating: row.rating ?? null,
    verified: row.verified,
    routeId: article !== null && context.routes.has(article) ? article : null,
  };
}

function compileSlider(id: string, from: string, context: CompileContext): Slider | null {
  const { sliders, testimonials } = context.content;
  const shown = show(sliders, id, from, context);
  if (!shown) return null;
  const { row, lang } = shown;
  return {
    id,
    lang,
    title: row.title,
    kind: row.kind,
    slidesPerView: row.slidesPerView,
    autoplay: row.autoplay,
    slides: row.slides.map((slide) => ({
      title: slide.title,
      html: richText(slide.html),
      picture: compileMedia(slide.picture, slide.title, context),
      link: compileLink(slide.link, `slider ${id}`, context),
    })),
    testimonials: listedBy(sliders, row, (version) => version.testimonials, testimonials, context)
      .map((testimonial) => compileTestimonial(testimonial, `slider ${id}`, context))
      .filter((testimonial) => testimonial !== null),
  };
}

function compileContactForm(id: string, from: string, context: CompileContext): ContactForm | null {
  const shown = show(context.content.contactForms, id, from, context);
  if (!shown) return null;
  const { row, lang } = shown;
  return {
    id,
    lang,
    form: row.form,
    title: row.title,
    introHtml: richText(row.introHtml),
    submitLabel: row.submitLabel,
    picture: compileMedia(row.picture, row.title, context),
  };
}

function compilePropertyList(id: string, from: string, context: CompileContext): PropertyList | null {
  const shown = show(context.content.propertyLists, id, from, context);
  if (!shown) return null;
  const { row, lang } = shown;
  return {
    id,
    lang,
    title: row.title,
    intro: row.intro,
    mode: row.mode,
    goal: row.goal ? goals[row.goal] : null,
    types: row.types,
    cities: row.cities,
    state: row.state,
    sort: row.sort,
    moreLink: compileLink(row.moreLink, `property list ${id}`, context),
  };
}

/** The document a relation names; null while staff have not chosen one. */
export function relationTarget(row: RelationRow): string | null {
  switch (row.__component) {
    case "relation.category":
      return row.category;
    case "relation.contact":
      return row.contact;
    case "relation.property-list":
      return row.propertyList;
    case "relation.slider":
      return row.slider;
    case "relation.article":
      return row.article;
  }
}

export function compileRelation(
  kind: RelationRow["__component"],
  id: string,
  from: string,
  context: CompileContext,
): Relation | null {
  switch (kind) {
    case "relation.category": {
      const category = compileCategory(id, from, context);
      return category && { type: "category", category };
    }
    case "relation.contact": {
      const contact = compileContactForm(id, from, context);
      return contact && { type: "contact", contact };
    }
    case "relation.property-list": {
      const propertyList = compilePropertyList(id, from, context);
      return propertyList && { type: "property-list", propertyList };
    }
    case "relation.slider": {
      const slider = compileSlider(id, from, context);
      return slider && { type: "slider", slider };
    }
    case "relation.article": {
      const article = compileArticle(id, from, context);
      return article && { type: "article", article };
    }
  }
}
