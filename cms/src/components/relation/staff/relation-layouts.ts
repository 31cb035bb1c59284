import type { AdminLayout, AdminLayouts } from "@gevel/kit";

const only = (field: string, label: string, help: string): AdminLayout => ({
  mainField: "id",
  edit: [{ [field]: 12 }],
  fields: { [field]: { label, help } },
});

export const relationComponentLayouts: AdminLayouts = {
  "relation.category": only(
    "category",
    "Category",
    "Its articles are shown as cards, side by side or as a slider, as the view of the module says.",
  ),
  "relation.contact": only("contact", "Contact form", "The form with its title and introduction."),
  "relation.property-list": only("propertyList", "Property list", "The homes of this list."),
  "relation.slider": only("slider", "Slider", "Its slides or testimonials."),
  "relation.article": only("article", "Article", "The text with its picture."),
};
