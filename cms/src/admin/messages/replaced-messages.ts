import { helpId, labelId } from "./message-ids";

const menu = "api::menu.menu";

/** English words on fields that a layout stored before has otherwise: raw JSON then, or said of the wrong field. */
export const replacedMessages: Readonly<Record<string, string>> = {
  [helpId("config.property-search", "salePrices")]: "The amounts that visitors choose from, in euro.",
  [helpId("config.property-search", "rentPrices")]: "The amounts that visitors choose from, in euro a month.",
  [helpId("api::property-list.property-list", "types")]: "Choose property types from the list. Empty: all types.",
  [helpId("api::property-list.property-list", "cities")]:
    "Type a name or postcode and choose the town. Empty: all towns.",
  [labelId("api::site-config.site-config", "visitingHours")]: "Viewing hours",
  [helpId("api::site-config.site-config", "visitingHours")]:
    "When visitors may ask for a viewing. Empty: 10:00–13:00, 14:00–16:00 and 16:00–19:00 from Monday to Saturday.",
  [labelId("config.visiting-hours", "capacity")]: "Viewings per agent",
  [helpId("config.visiting-hours", "capacity")]: "How many viewings one agent takes in these hours.",
  [labelId("config.visiting-hours", "totalCapacity")]: "Viewings of all agents together",
  [labelId(menu, "title")]: "Words in the menu",
  [helpId(menu, "title")]: "What visitors read. Empty: the name for staff.",
  [labelId(menu, "name")]: "Name for staff",
  [helpId(menu, "name")]: "For staff, to find this entry here and under other entries.",
  [helpId(menu, "css")]: "A class for the designer. mega-menu makes the submenu wide. Usually empty.",
  [helpId(menu, "image")]: "Shown beside the entries below, whose submenu is wide then.",
  [helpId(menu, "description")]: "A line under the words of the menu in a wide submenu.",
  [helpId(menu, "seo")]: "What the page that this entry opens leaves empty itself.",
};
