import { topBarIcons } from "@gevel/config";
import type { AdminLayouts } from "@gevel/core";

export const configComponentLayouts: AdminLayouts = {
  "config.language": {
    mainField: "code",
    edit: [{ code: 6, use: 6 }],
    fields: {
      code: { label: "Language", help: "Each language once." },
      use: { label: "In use", help: "Off: visitors cannot read the site in this language." },
    },
  },
  "config.header": {
    mainField: "freeEvaluationLabel",
    edit: [
      { showFreeEvaluation: 4, freeEvaluationLabel: 8 },
      { showLanguageSwitcher: 4, showOwnerLogin: 4 },
    ],
    fields: {
      showFreeEvaluation: { label: "Button for a free valuation", help: "Not shown on the home page." },
      freeEvaluationLabel: { label: "Words on that button", help: "E.g. Gratis schatting." },
      showLanguageSwitcher: {
        label: "Language switcher",
        help: "Lets visitors change the language of the page they are on.",
      },
      showOwnerLogin: { label: "Owner login", help: "The link by which owners follow the sale of their home." },
    },
  },
  "config.top-bar-item": {
    mainField: "label",
    edit: [{ label: 6, published: 6 }, { icon: 6, color: 6 }, { link: 12 }],
    fields: {
      label: { label: "Words", help: "Short: one to three words, or a phone number." },
      published: { label: "Shown", help: "Off keeps the item for later." },
      icon: { label: "Icon", help: `${topBarIcons.join(", ")}. Empty: none, and a dot where there is a colour.` },
      color: { label: "Colour", help: "Empty: the colour of the text." },
      link: {
        label: "Link",
        help: "For a phone number use tel:+3231234567 as the address, for e-mail mailto:info@example.be.",
      },
    },
  },
  "config.section": {
    mainField: "bgColor",
    edit: [{ bgColor: 4, textColor: 4, public: 4 }],
    fields: {
      bgColor: { label: "Background", help: "The warm sand of the house style is #F6F1EC." },
      textColor: { label: "Text", help: "Must be easy to read on the background." },
      public: { label: "Use these colours", help: "Off: the colours of the house style." },
    },
  },
  "config.colors": {
    mainField: "accent",
    edit: [{ accent: 4, accentDark: 4, highlight: 4 }],
    fields: {
      accent: { label: "Accent", help: "Buttons and links. White letters must be easy to read on it." },
      accentDark: { label: "Dark accent", help: "Buttons under the pointer." },
      highlight: { label: "Soft background", help: "Behind sections that stand out." },
    },
  },
  "config.property-search": {
    mainField: "id",
    edit: [{ salePrices: 12 }, { rentPrices: 12 }, { maxRooms: 4 }],
    fields: {
      salePrices: {
        label: "Prices for sale",
        help: "The amounts that visitors choose from, in euro.",
      },
      rentPrices: {
        label: "Prices for rent",
        help: "The amounts that visitors choose from, in euro a month.",
      },
      maxRooms: { label: "Highest number of rooms", help: "Where the counters of bedrooms and other rooms stop." },
    },
  },
  "config.property-list": {
    mainField: "id",
    edit: [{ pageSize: 3, showSoldFor: 3, soldStatus: 3, showPriceDrops: 3 }, { placePagesFrom: 3 }, { marquees: 12 }],
    fields: {
      pageSize: { label: "Homes on a page", help: "6 to 48." },
      showSoldFor: { label: "Days to keep sold homes in the lists", help: "0: they leave at once." },
      soldStatus: { label: "Page of a sold home", help: "ok-200: search engines keep it. gone-410: they forget it." },
      showPriceDrops: {
        label: "Show price drops",
        help: "For ninety days a home's page says what the price was. Hidden prices and rises are never shown.",
      },
      placePagesFrom: {
        label: "Place pages from so many homes",
        help: "From how many homes on offer a place, or one type of home in it, has a page of its own that search engines show: apartments for sale in Antwerp. With fewer, its address still answers, but search engines leave it out. 0: no place pages.",
      },
      marquees: { label: "Marquees", help: "What each marquee number of the listings means." },
    },
  },
  "config.marquee": {
    mainField: "label",
    edit: [{ value: 3, label: 5, state: 4 }],
    fields: {
      value: { label: "Number in the listings", help: "As the back office or the import numbers it." },
      label: { label: "Words on the picture", help: "Empty: no label." },
      state: { label: "Meaning", help: "available and option stay on offer; sold and rented leave the lists." },
    },
  },
  "config.social-link": {
    mainField: "network",
    edit: [{ network: 4, url: 8 }],
    fields: {
      network: { label: "Network", help: "Decides the icon." },
      url: { label: "Address of the profile", help: "The whole address, with https://.", placeholder: "https://" },
    },
  },
  "config.opening-hours": {
    mainField: "days",
    edit: [{ days: 6, hours: 6 }],
    fields: {
      days: { label: "Days", help: "In words, as visitors read them.", placeholder: "Maandag – vrijdag" },
      hours: { label: "Hours", help: "In words, e.g. by appointment.", placeholder: "9:00 – 12:30, 13:30 – 18:00" },
    },
  },
  "config.office": {
    mainField: "name",
    edit: [
      { name: 12 },
      { street: 8, houseNumber: 4 },
      { zip: 4, city: 8 },
      { phone: 6, email: 6 },
      { latitude: 6, longitude: 6 },
      { hours: 12 },
      { picture: 6 },
    ],
    fields: {
      name: { label: "Name of the office", help: "E.g. Office Antwerp Zuid." },
      street: { label: "Street", help: "Without the number." },
      houseNumber: { label: "Number", help: "With the box, e.g. 12 bus 3." },
      zip: { label: "Postal code", help: "Four digits." },
      city: { label: "Town", help: "As in an address in this language." },
      phone: { label: "Phone", help: "Visitors on a phone call it with one tap." },
      email: { label: "E-mail", help: "Shown to visitors on the contact page." },
      latitude: { label: "Latitude", help: "For the map, e.g. 51.2194." },
      longitude: { label: "Longitude", help: "For the map, e.g. 4.4025." },
      hours: { label: "Opening hours", help: "In words. Viewings follow the viewing hours." },
      picture: { label: "Picture", help: "The office from the street, so that visitors know it when they see it." },
    },
  },
  "config.visiting-hours": {
    mainField: "weekday",
    edit: [
      { weekday: 4, from: 4, until: 4 },
      { capacity: 6, totalCapacity: 6 },
    ],
    fields: {
      weekday: { label: "Day", help: "A day may have several rows." },
      from: { label: "From", help: "E.g. 10:00." },
      until: { label: "Until", help: "Later than from, e.g. 13:00." },
      capacity: { label: "Viewings per agent", help: "How many viewings one agent takes in these hours." },
      totalCapacity: {
        label: "Viewings of all agents together",
        help: "Leave it empty where only the agents themselves limit it.",
      },
    },
  },
  "config.agent": {
    mainField: "name",
    edit: [{ name: 4, title: 4, number: 4 }],
    fields: {
      name: { label: "Name", help: "First name and surname." },
      title: { label: "Title", help: "E.g. vastgoedmakelaar-bemiddelaar." },
      number: { label: "BIV number", help: "Six digits, e.g. BIV 501 234." },
    },
  },
  "config.identity": {
    mainField: "companyName",
    edit: [
      { companyName: 12 },
      { companyNumber: 6, vatNumber: 6 },
      { agents: 12 },
      { supervisor: 6, supervisorAddress: 6 },
      { insurer: 6, policyNumber: 6 },
      { codeOfConductUrl: 6, thirdPartyAccount: 6 },
    ],
    fields: {
      companyName: { label: "Company name", help: "With its legal form, e.g. Gevel BV." },
      companyNumber: { label: "Company number", help: "As in the Crossroads Bank for Enterprises: 0123.456.789." },
      vatNumber: { label: "VAT number", help: "BE 0123.456.789." },
      agents: { label: "Recognised agents", help: "Everyone with a BIV or IPI number." },
      supervisor: {
        label: "Supervisor",
        help: "The professional institute, e.g. Beroepsinstituut van Vastgoedmakelaars.",
      },
      supervisorAddress: { label: "Address of the supervisor", help: "Street, postal code and town." },
      insurer: { label: "Insurer", help: "Of the professional liability and surety." },
      policyNumber: { label: "Policy number", help: "As on the insurance certificate." },
      codeOfConductUrl: {
        label: "Code of conduct",
        help: "Address of the code the agency follows.",
        placeholder: "https://www.biv.be",
      },
      thirdPartyAccount: { label: "Third-party account", help: "IBAN of the account on which deposits are paid." },
    },
  },
  "config.tracking": {
    mainField: "siteGoogleAnalyticsID",
    edit: [
      { siteGoogleAnalyticsID: 6, siteGoogleAdsID: 6 },
      { siteGoogleTagManager: 6, siteFacebookPixel: 6 },
    ],
    fields: {
      siteGoogleAnalyticsID: { label: "Google Analytics", help: "Begins with G-.", placeholder: "G-XXXXXXX" },
      siteGoogleAdsID: { label: "Google Ads", help: "Begins with AW-.", placeholder: "AW-XXXXXXX" },
      siteGoogleTagManager: { label: "Google Tag Manager", help: "Begins with GTM-.", placeholder: "GTM-XXXXXX" },
      siteFacebookPixel: { label: "Meta pixel", help: "The number of the pixel." },
    },
  },
  "config.mail-recipient": {
    mainField: "form",
    edit: [{ form: 6, emails: 6 }],
    fields: {
      form: { label: "Form", help: "The form whose messages go to the addresses beside." },
      emails: { label: "E-mail addresses", help: "One on a line." },
    },
  },
  "config.owner-portal": {
    mainField: "loginNotice",
    edit: [{ inviteNewOwners: 4, loginNotice: 8 }, { noticeEmails: 12 }],
    fields: {
      inviteNewOwners: {
        label: "Invite new owners automatically",
        help: "On: a new owner, by an import too, gets a mail to choose a password. Off: you invite them, under “Owners”.",
      },
      loginNotice: { label: "Mail when an owner logs in", help: "Once a day for each owner, each time, or never." },
      noticeEmails: { label: "To", help: "One address on a line. Empty: the general e-mail address." },
    },
  },
  "config.renovation-notice": {
    mainField: "targetLabel",
    edit: [{ years: 4, from: 4, targetLabel: 4 }, { source: 12 }],
    fields: {
      years: { label: "Years to renovate", help: "6 by the rule in force." },
      from: { label: "For homes bought from", help: "The day on which the duty began." },
      targetLabel: { label: "Label to reach", help: "D or better: write D." },
      source: { label: "Legal source", help: "The decree and its date, shown under the notice." },
    },
  },
};
