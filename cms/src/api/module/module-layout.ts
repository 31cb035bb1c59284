import type { AdminLayout } from "@gevel/core";

export const moduleLayout: AdminLayout = {
  mainField: "name",
  list: ["name", "title", "view", "updatedAt"],
  previousLists: [["name", "title", "view", "position", "updatedAt"]],
  sort: ["name", "ASC"],
  edit: [
    { name: 6, title: 6 },
    { titleSize: 4, view: 4, position: 4 },
    { description: 12 },
    { relations: 12 },
    { numberItemOfRow: 6, maxItems: 6 },
    { backgroundType: 6, colorBackground: 6 },
    { span: 3, sm: 3, md: 3, lg: 3 },
  ],
  fields: {
    name: { label: "Name for staff", help: "For staff, to find this module. Visitors do not see it." },
    title: { label: "Title", help: "The heading above the module. Empty: no heading." },
    titleSize: { label: "Size of the title", help: "h1 once on a page, for its main heading; h2 everywhere else." },
    view: {
      label: "View",
      help: "module-view: a grid of cards. odds-view: picture and text side by side, in turns. single-view: one item, large. slider-view: items that slide.",
    },
    position: { label: "Row", help: "topRow above, contentRow in the middle, bottomRow at the end of the page." },
    description: { label: "Text", help: "Shown under the title." },
    relations: {
      label: "Contents",
      help: "What the module shows: a category, a form, a list of homes, a slider, an article or the costs of buying. Add several to show them one after the other.",
    },
    numberItemOfRow: { label: "Items in a row", help: "On a wide screen: 1 to 6." },
    maxItems: { label: "Items at most", help: "1 to 40." },
    backgroundType: {
      label: "Background",
      help: "color fills the whole width with the colour beside; empty leaves it white.",
    },
    colorBackground: { label: "Background colour", help: "E.g. #F6F1EC, the warm sand of the house style." },
    span: { label: "Width", help: "Of the twelve columns of the page: 12 is the full width, 10 leaves a margin." },
    sm: { label: "Width on a phone", help: "1 to 12 columns of the width before." },
    md: { label: "Width on a tablet", help: "1 to 12 columns." },
    lg: { label: "Width on a computer", help: "1 to 12 columns." },
  },
};
