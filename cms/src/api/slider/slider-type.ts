import { z } from "zod";
import { contentType } from "../site/content-type";
import { file, flag, list, oneOf, optional, references, text, version, whole } from "../site/content/row-fields";
import { linkRow, linked } from "../site/content/shared-rows";
import { sliderDocuments } from "./first-content/sliders";
import { sliderLayout } from "./slider-layout";

const sliderRow = z.object({
  ...version,
  title: text,
  kind: oneOf(["pictures", "testimonials"], "pictures"),
  slidesPerView: whole(1, 4, 1),
  autoplay: flag(false),
  slides: list(z.object({ title: text, html: text, picture: optional(file), link: optional(linkRow) })),
  testimonialChoice: z.enum(["newest", "picked"]).nullish().catch(null),
  testimonials: references,
});

export const sliderType = contentType({
  uid: "api::slider.slider",
  row: sliderRow,
  layout: sliderLayout,
  searched: { fields: ["name", "title"] },
  needs: ({ slides }) => linked(slides.map(({ link }) => link)),
  firstContent: sliderDocuments,
});
