import { z } from "zod";
import { contentType } from "../../content/content-type";
import { file, flag, list, oneOf, optional, references, text, version, whole } from "../../content/row-fields";
import { linkRow, linked } from "../../content/shared-rows";
import { sliderDocuments } from "./first-content/sliders";
import type { AdminLayout } from "@gevel/core";

const sliderLayout: AdminLayout = {
  mainField: "name",
  list: ["name", "title", "kind", "updatedAt"],
  sort: ["name", "ASC"],
  edit: [
    { name: 6, title: 6 },
    { kind: 4, slidesPerView: 4, autoplay: 4 },
    { slides: 12 },
    { testimonialChoice: 6 },
    { testimonials: 12 },
  ],
  fields: {
    name: { label: "Name for staff", help: "For staff, to find this slider. Visitors do not see it." },
    title: { label: "Title", help: "The heading above the slider. Empty: no heading." },
    kind: { label: "Kind", help: "pictures shows the slides below; testimonials shows what customers say." },
    slidesPerView: { label: "Slides side by side", help: "On a wide screen: 1 to 4." },
    autoplay: {
      label: "Move automatically",
      help: "Visitors can always pause it, and it does not move for those who ask for less motion.",
    },
    slides: { label: "Slides", help: "For a slider of pictures. Drag to change the order." },
    testimonialChoice: {
      label: "Which testimonials",
      help: "newest: every published testimonial, the latest first, after those you picked. picked: only those you picked.",
    },
    testimonials: {
      label: "Picked testimonials",
      help: "For a slider of testimonials. Drag to change the order. None: the newest show automatically.",
    },
  },
};

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
export type SliderRow = z.infer<typeof sliderRow>;

export const sliderType = contentType({
  uid: "api::slider.slider",
  row: sliderRow,
  layout: sliderLayout,
  searched: { fields: ["name", "title"] },
  needs: ({ slides }) => linked(slides.map(({ link }) => link)),
  firstContent: sliderDocuments,
});
