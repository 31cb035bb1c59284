/** Texts of the guide beside each form; the other languages have the same keys. */
export const onboardingEn = {
  "gevel.howTo.label": "How it works",
  "gevel.howTo.panel": "How it works",
  "gevel.howTo.page.title": "Create a page in two languages",
  "gevel.howTo.page.1": "Press “Create new entry”, give the page a title and its part of the address.",
  "gevel.howTo.page.2": "Choose its modules, or make new ones. Their order here is the order on the page.",
  "gevel.howTo.page.3": "Press Publish: visitors see it within seconds. Save alone keeps it as a draft.",
  "gevel.howTo.page.4": "Choose the other language at the top right, translate its texts, and publish that too.",
  "gevel.howTo.page.5": "To have it in the menu: Menu, New entry, choose the page, then drag the entry to its place.",
  "gevel.howTo.restore.title": "Restore an earlier version of a page",
  "gevel.howTo.restore.1":
    "Not published yet: “Discard changes”, behind the dots beside Publish, goes back to what visitors see.",
  "gevel.howTo.restore.2":
    "Published already: open an older version under Versions, beside the form, compare it and restore it.",
  "gevel.howTo.restore.3": "It comes back as a draft. Look at it, then publish.",
  "gevel.howTo.listing.title": "Add a listing by hand",
  "gevel.howTo.listing.1": "Press “Create new entry”: it gets a number of its own and is not on the site yet.",
  "gevel.howTo.listing.2":
    "Choose sale or rent and the property type, fill in the address and the price; texts have a tab per language.",
  "gevel.howTo.listing.3": "Add pictures and drag them in order: the first one is on the card.",
  "gevel.howTo.listing.4": "Beside the form is what the law of its region requires. Each line leads to its field.",
  "gevel.howTo.listing.5": "Save, then press “Publish”. You first see what is still missing.",
  "gevel.howTo.sold.title": "Mark a listing as sold",
  "gevel.howTo.sold.1": "Look it up by street, town or number, and open it.",
  "gevel.howTo.sold.2": "Choose the status “Sold”, or “Rented” for a home to let.",
  "gevel.howTo.sold.3":
    "Save. The site shows the label at once; how long the listing stays there is set in the site configuration.",
  "gevel.howTo.popup.title": "Show a popup from Monday on",
  "gevel.howTo.popup.1": "Write its title, text and button, and save. It is a draft: nobody sees it.",
  "gevel.howTo.popup.2": "Beside the form, under Planning, choose the day and hour at which it goes live.",
  "gevel.howTo.popup.3": "Plan in the same place when it is unpublished. Times are Belgian times.",
  "gevel.howTo.popup.4": "Planned publications are on the home screen and can be cancelled there.",
  "gevel.onboarding.title": "Welcome. Where would you like to begin?",
  "gevel.onboarding.what":
    "These are the most frequent tasks. Beside each, the button “How it works” explains it step by step.",
  "gevel.onboarding.done": "Got it",
  "gevel.onboarding.again": "Getting started",
} as const;

export type OnboardingMessages = Record<keyof typeof onboardingEn, string>;
