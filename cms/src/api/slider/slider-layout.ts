import type { AdminLayout } from "@gevel/core";

export const sliderLayout: AdminLayout = {
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
