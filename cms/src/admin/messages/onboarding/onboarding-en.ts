/** The guide, told beside the places where things are done; the other languages have the same keys. */
export const onboardingEn = {
  "gevel.guide.label": "How it works",
  "gevel.guide.panel": "How it works",
  "gevel.guide.page.title": "Make a page in two languages",
  "gevel.guide.page.1": "Press “Create new entry”, give the page a title and its part of the address.",
  "gevel.guide.page.2": "Choose its modules, or make new ones. Their order here is the order on the page.",
  "gevel.guide.page.3": "Press Publish: visitors see it within seconds. Save alone keeps it as a draft.",
  "gevel.guide.page.4": "Choose the other language at the top right, fill in its words, and publish that too.",
  "gevel.guide.page.5": "To have it in the menu: Menu, New entry, choose the page, then drag the entry to its place.",
  "gevel.guide.restore.title": "Take a page back to how it was",
  "gevel.guide.restore.1":
    "Not published yet: “Discard changes”, behind the dots beside Publish, goes back to what visitors see.",
  "gevel.guide.restore.2":
    "Published already: open an older one beside the form under Versions, look what differs, and restore it.",
  "gevel.guide.restore.3": "It comes back as a draft. Look at it, then publish.",
  "gevel.guide.listing.title": "Add a listing by hand",
  "gevel.guide.listing.1": "Press “Create new entry”: it gets a number of its own and is not on the site yet.",
  "gevel.guide.listing.2":
    "Choose sale or rent and the kind of home, fill in where it stands and the price; texts have a tab a language.",
  "gevel.guide.listing.3": "Add pictures and drag them in order: the first one is on the card.",
  "gevel.guide.listing.4": "Beside the form stands what the law of its region asks for. Each line leads to its field.",
  "gevel.guide.listing.5": "Save, then press “Put on the site”. It says first what is still missing.",
  "gevel.guide.sold.title": "Mark a listing as sold",
  "gevel.guide.sold.1": "Look it up by street, town or number, and open it.",
  "gevel.guide.sold.2": "Choose the state “Sold”, or “Rented” for a home to let.",
  "gevel.guide.sold.3":
    "Save. It bears the mark on the site at once, and how long it stays there is in the site configuration.",
  "gevel.guide.popup.title": "Show a popup from Monday on",
  "gevel.guide.popup.1": "Write its title, text and button, and save. It is a draft: nobody sees it.",
  "gevel.guide.popup.2": "Beside the form, under Planning, choose the day and hour at which it goes live.",
  "gevel.guide.popup.3": "Plan in the same place when it goes off. Times are Belgian times.",
  "gevel.guide.popup.4": "What is planned stands on the first screen, and can be called off there.",
  "gevel.first.title": "Welcome. Where would you like to begin?",
  "gevel.first.what":
    "This is what you will do most. Beside each of them a button “How it works” tells it step by step.",
  "gevel.first.done": "Got it",
  "gevel.first.again": "First steps",
} as const;

export type OnboardingMessages = Record<keyof typeof onboardingEn, string>;
