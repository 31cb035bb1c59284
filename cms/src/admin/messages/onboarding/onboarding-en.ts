/** Texts of the guide beside each form; the other languages have the same keys. */
export const onboardingEn = {
  "gevel.guide.label": "How it works",
  "gevel.guide.panel": "How it works",
  "gevel.guide.page.title": "Create a page in two languages",
  "gevel.guide.page.1": "Press “Create new entry”, give the page a title and its part of the address.",
  "gevel.guide.page.2": "Choose its modules, or make new ones. Their order here is the order on the page.",
  "gevel.guide.page.3": "Press Publish: visitors see it within seconds. Save alone keeps it as a draft.",
  "gevel.guide.page.4": "Choose the other language at the top right, translate its texts, and publish that too.",
  "gevel.guide.page.5": "To have it in the menu: Menu, New entry, choose the page, then drag the entry to its place.",
  "gevel.guide.restore.title": "Restore an earlier version of a page",
  "gevel.guide.restore.1":
    "Not published yet: “Discard changes”, behind the dots beside Publish, goes back to what visitors see.",
  "gevel.guide.restore.2":
    "Published already: open an older version under Versions, beside the form, compare it and restore it.",
  "gevel.guide.restore.3": "It comes back as a draft. Look at it, then publish.",
  "gevel.guide.listing.title": "Add a listing by hand",
  "gevel.guide.listing.1": "Press “Create new entry”: it gets a number of its own and is not on the site yet.",
  "gevel.guide.listing.2":
    "Choose sale or rent and the property type, fill in the address and the price; texts have a tab per language.",
  "gevel.guide.listing.3": "Add pictures and drag them in order: the first one is on the card.",
  "gevel.guide.listing.4": "Beside the form is what the law of its region requires. Each line leads to its field.",
  "gevel.guide.listing.5": "Save, then press “Publish”. You first see what is still missing.",
  "gevel.guide.sold.title": "Mark a listing as sold",
  "gevel.guide.sold.1": "Look it up by street, town or number, and open it.",
  "gevel.guide.sold.2": "Choose the status “Sold”, or “Rented” for a home to let.",
  "gevel.guide.sold.3":
    "Save. The site shows the label at once; how long the listing stays there is set in the site configuration.",
  "gevel.guide.popup.title": "Show a popup from Monday on",
  "gevel.guide.popup.1": "Write its title, text and button, and save. It is a draft: nobody sees it.",
  "gevel.guide.popup.2": "Beside the form, under Planning, choose the day and hour at which it goes live.",
  "gevel.guide.popup.3": "Plan in the same place when it is unpublished. Times are Belgian times.",
  "gevel.guide.popup.4": "Planned publications are on the home screen and can be cancelled there.",
  "gevel.first.title": "Welcome. Where would you like to begin?",
  "gevel.first.what":
    "These are the most frequent tasks. Beside each, the button “How it works” explains it step by step.",
  "gevel.first.done": "Got it",
  "gevel.first.again": "Getting started",
} as const;

export type OnboardingMessages = Record<keyof typeof onboardingEn, string>;
