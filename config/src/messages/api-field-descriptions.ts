import { sourceFieldDescriptions } from "./source-field-descriptions.js";

/** What integrators read of a field of the API, with an example of it. English alone: the description of the API is. */
export interface ApiFieldDescription {
  readonly description: string;
  readonly example?: unknown;
}

const reference = "key of the item within its source: sent again with the same one, it is updated";
const date = "2026-03-02T14:00:00+01:00";

/** By the name of the field, wherever it stands; `Schema.field` where it means another thing there. */
export const apiFieldDescriptions: Readonly<Record<string, ApiFieldDescription>> = {
  reference: {
    description:
      `The ${reference}. Of a listing: \`/property/{source}/{reference}/\` on the site, with the reference percent-encoded, ` +
      "leads to its page.",
    example: "A-1",
  },
  goal: { description: "Whether it is for sale (0) or to let (1).", example: 0 },
  webId: { description: "Number of the property type (1 house, 2 flat …); 0 where it has none.", example: 2 },
  webIds: { description: "Further property types it is found under, by their numbers.", example: "1,2" },
  mainTypeName: { description: "What the source calls its type, by language.", example: { nl: "Appartement" } },
  typeDescription: {
    description: "The headline in lists and on the page, by language. Left out: the type and the town.",
    example: { nl: "Appartement aan het water", fr: "Appartement au bord de l’eau" },
  },
  description: {
    description: "The text of the page by language: paragraphs, subheadings, lists, bold, italic and links.",
    example: { nl: "<p>Licht appartement met <strong>twee terrassen</strong>.</p>" },
  },
  recordFile: { description: "The agency's own number of the file; visitors see it.", example: "TK-2026-014" },
  publishPrice: {
    description: "Whether visitors see the price; left out: yes. No: the price is on request.",
    example: true,
  },
  price: { description: "The price; of a home to let the rent of a month.", example: 320_000 },
  priceUnit: { description: "0 for a plain price; other numbers as the source has them.", example: 0 },
  priceUnitText: { description: "Text beside the price, by language.", example: { nl: "per maand" } },
  marquee: {
    description: "Number of its state (sold, under option …) in the site configuration; 0: on offer.",
    example: 0,
  },
  marqueeName: { description: "What the source calls its state, by language.", example: { nl: "In optie" } },
  publishAddress: { description: "Whether visitors see street, number and point; left out: no.", example: false },
  publicAddress: { description: "Whether visitors see street, number and point; left out: no.", example: true },
  street: { description: "Street, without the number.", example: "Meir" },
  houseNumber: { description: "House number.", example: "12" },
  boxNr: { description: "Box or flat number.", example: "3B" },
  zip: { description: "Postal code; in Belgium four digits, that of its town.", example: "2000" },
  city: { description: "Town, in any of its languages.", example: "Antwerpen" },
  countryId: {
    description: "Number of the country: 10 Belgium (also where left out), 50 Luxembourg, 63 the Netherlands.",
    example: 10,
  },
  countryName: { description: "What the source calls the country, by language.", example: { nl: "België" } },
  latitude: { description: "Latitude (WGS 84), sent together with the longitude.", example: 51.2194 },
  longitude: { description: "Longitude (WGS 84), sent together with the latitude.", example: 4.4025 },
  pictures: {
    description: "Pictures in the order in which visitors see them; the first stands for the item.",
    example: [{ url: "https://pictures.example.org/a-1.jpg", width: 1600, height: 1067, name: { nl: "Gevel" } }],
  },
  documents: {
    description: "Plans and other documents.",
    example: [
      { url: "https://pictures.example.org/plan.pdf", name: { nl: "Plan" }, kind: "floor-plan", access: "public" },
    ],
  },
  url: {
    description: "Address of the file or page, http or https; a file may also stand below /uploads/.",
    example: "https://pictures.example.org/a-1.jpg",
  },
  width: { description: "Width of the picture.", example: 1600 },
  height: { description: "Height of the picture.", example: 1067 },
  name: { description: "Its name; a text, or texts by language where the field is multilingual.", example: "An Claes" },
  "PropertyType.name": {
    description: "Its name by language; required of a type that is new.",
    example: { nl: "Hoeve", fr: "Fermette" },
  },
  "Project.name": {
    description: "Its name by language; of a unit, of a file or an agent theirs.",
    example: "Residentie Dokzicht",
  },
  "OnlineMedium.name": { description: "Name of the medium.", example: "Immoweb" },
  format: { description: "The format of the feed; left out: told by its content.", example: "kyero" },
  kind: { description: "What the file is; left out: document.", example: "floor-plan" },
  access: {
    description: "Who may have it: every visitor, who asks by the form, or the office alone. Left out: public.",
    example: "public",
  },
  videoUrl: {
    description: "Address of a film, of YouTube or Vimeo for instance.",
    example: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  },
  virtualTourUrl: {
    description: "Address of a virtual tour, of Matterport for instance.",
    example: "https://my.matterport.com/show/?m=abc",
  },
  agent: {
    description: "Whom visitors may call or write to.",
    example: { name: "An Claes", phone: "+32 3 123 45 67", email: "an.claes@example.org" },
  },
  phone: { description: "Phone number.", example: "+32 3 123 45 67" },
  email: { description: "E-mail address.", example: "an.claes@example.org" },
  pictureUrl: { description: "Address of a portrait.", example: "https://pictures.example.org/an.jpg" },
  projectReference: { description: "Reference of the new-build project it is a unit of.", example: "P-1" },
  createdAt: {
    description: "When it came on the market, with its offset; lists of the newest go by it.",
    example: "2026-03-01T10:00:00+01:00",
  },
  minimumIncome: {
    description: "Of a home to let: income a month, for information in the confirmation of a viewing.",
    example: 2_500,
  },
  maximumPersons: { description: "Of a home to let: persons at most.", example: 4 },
  depositMonths: {
    description: "Of a home to let: deposit in months of rent; left out: the usual number.",
    example: 2,
  },
  advancePercent: {
    description: "Of a home for sale: share of the price paid with an offer; left out: the usual share.",
    example: 10,
  },

  projectNumber: { description: "The developer's own number.", example: "DOK-3" },
  deliveryDate: { description: "Day it is handed over.", example: "2028-06-30" },
  delivery: { description: "When it is handed over, in words by language.", example: { nl: "Zomer 2028" } },
  requirement: { description: "What a buyer has to know, by language.", example: { nl: "6 % btw mogelijk" } },
  soldOut: { description: "Whether every unit is sold, also where the units are not sent.", example: false },
  constructions: {
    description: "Its price list: units that are no listings of their own.",
    example: [{ reference: "P-1-B", name: "0.1", webId: 2, floor: 0, surface: 84, bedrooms: 2, price: 315_000 }],
  },
  typeName: { description: "What the source calls the type of the unit, by language.", example: { nl: "Appartement" } },
  floor: { description: "Floor; 0 is the ground floor.", example: 2 },
  surface: { description: "Living area of the unit.", example: 84 },
  bedrooms: { description: "Number of bedrooms.", example: 2 },
  sold: { description: "Whether the unit is sold.", example: false },
  plan: { description: "Address of the unit's floor plan.", example: "https://pictures.example.org/plan.pdf" },

  parentWebId: { description: "Number of the type it is a kind of; 0: of none. Left out: as it was.", example: 1 },
  showOrder: { description: "Its place in lists; lower numbers come first.", example: 9 },
  sale: { description: "Whether visitors filter homes for sale by it.", example: true },
  rent: { description: "Whether visitors filter homes to let by it.", example: false },
  language: { description: "Language in which the owner is written to.", example: "nl" },
  "Owner.properties": {
    description: "References of the owner's listings in this source; an empty list unlinks all.",
    example: [],
  },

  source: { description: "Names the sender; references are unique within it.", example: "my-crm" },
  mode: {
    description:
      "`partial` leaves what is not sent as it is; `full` withdraws it. Left out: what is set of the source; refused where " +
      "nothing is.",
    example: "partial",
  },
  settings: { description: "How what it sends is read.", example: { language: "fr", mode: "full" } },
  sources: { description: "The sources, by name.", example: [] },
  ...sourceFieldDescriptions,
  force: { description: "Withdraws however many items a full call lacks.", example: false },
  properties: { description: "The listings.", example: [] },
  projects: { description: "The new-build projects.", example: [] },
  propertyTypes: { description: "Property types.", example: [] },
  owners: { description: "Who follows which listings.", example: [] },

  visits: { description: "Viewings of listings.", example: [] },
  communications: { description: "What was written or said to an owner.", example: [] },
  onlineMedia: { description: "Where listings are shown elsewhere.", example: [] },
  numbers: { description: "Page views as portals count them.", example: [] },
  prices: { description: "Prices that changed before the site knew the listing.", example: [] },
  property: { description: "Reference of the listing, withdrawn ones too.", example: "A-1" },
  propertySource: { description: "Source of that reference; left out: that of the call.", example: "my-crm" },
  at: { description: "Moment, with its offset.", example: date },
  state: { description: "What became of the viewing.", example: "done" },
  visitor: { description: "Name of the visitor; the owner reads the initials.", example: "Jan Peeters" },
  feedback: { description: "What the visitor thought of it.", example: "Mooi licht." },
  feedbackReleased: { description: "Whether the owner reads the feedback; left out: as it was.", example: true },
  way: { description: "How it was communicated.", example: "mail" },
  subject: { description: "What it was about.", example: "Verslag van de eerste bezoeken" },
  text: { description: "What was written or said.", example: "Drie bezoeken, waarvan één met interesse." },
  visibleToOwner: {
    description: "Whether the owner reads it; left out: as it was, a new one is shown.",
    example: true,
  },
  from: { description: "First day.", example: "2026-02-20" },
  until: { description: "Last day; empty while it lasts.", example: "2026-06-30" },
  medium: { description: "Name of the medium; left out: the source of the call.", example: "Immoweb" },
  day: { description: "Day of the count.", example: "2026-03-01" },
  views: { description: "Page views that day.", example: 118 },
  before: { description: "Price before, in €.", example: 335_000 },
  after: { description: "Price after, in €.", example: 320_000 },
  published: {
    description: "Whether visitors read both prices then; left out: the owner alone is shown the change.",
    example: true,
  },

  summary: {
    description: "How many items ended in which way.",
    example: { created: 1, updated: 0, unchanged: 0, refused: 0, withdrawn: 0 },
  },
  created: { description: "Items that are new.", example: 1 },
  updated: { description: "Items that were written anew.", example: 0 },
  unchanged: { description: "Items that are as they were.", example: 0 },
  refused: { description: "Items that were not taken.", example: 0 },
  withdrawn: { description: "Items that were taken off the site.", example: 0 },
  results: { description: "One an item, in their order.", example: [] },
  "ImportResponse.kind": { description: "What the item is; left out for a listing.", example: "project" },
  "ListingFeedResponse.kind": { description: "What the item is; left out for a listing.", example: "project" },
  "HistoryImportResponse.kind": { description: "What the item is.", example: "visit" },
  index: { description: "Place of the item in its list, from 0, where it has no reference.", example: 1 },
  title: { description: "Title of the listing, where it has no reference.", example: "Huis met tuin" },
  outcome: { description: "What became of the item.", example: "created" },
  errors: { description: "Why the item was refused, by field.", example: [] },
  problems: { description: "What was taken, but not as it was sent.", example: [] },
  problemsLeftOff: { description: "How many more problems there were than are listed.", example: 0 },
  field: { description: "The field, as its sender names it.", example: "bedrooms" },
  value: { description: "What was sent there.", example: "veel" },
  message: { description: "What is wrong, and what is taken.", example: "expected a whole number from 0 to 999" },
  done: { description: "Whether the value was left out, or another taken in its place.", example: "left-out" },
  count: { description: "How often it stands in the feed.", example: 802 },
  examples: { description: "The first listings that have it.", example: [{ reference: "A-1", value: "5000" }] },
  "ListingFeedResponse.format": { description: "The format that was read.", example: "kyero" },

  error: { description: "Why nothing was taken." },
  code: { description: "The kind of failure.", example: "INVALID_INPUT" },
  messageId: { description: "Key of the sentence for visitors.", example: "error.invalidInput" },
  fields: { description: "The fields at fault.", example: [] },
  data: { description: "Always empty.", example: null },
  status: { description: "The HTTP status.", example: 401 },
  details: { description: "Details of the failure.", example: {} },
  "TokenFailure.name": { description: "Name of the failure.", example: "UnauthorizedError" },
  "TokenFailure.message": { description: "The failure in words.", example: "Missing or invalid credentials" },
  "TokenFailure.error": { description: "Why the token was not accepted." },
};
