import { listingFieldKeys, listingFields, listingFormParts, type ListingFormPart } from "@gevel/config";

const places = ["street", "houseNumber", "boxNr", "zip", "city", "countryId"] as const;
const media = ["pictures", "pictureProblems", "documents", "videoUrl", "virtualTourUrl"] as const;

/** System fields in a part of a listing's form, besides its own. */
const systemFields: Partial<Record<ListingFormPart, readonly string[]>> = {
  offer: ["withdrawnAt"],
  media: ["pictureProblems"],
  attributes: ["attributes"],
  seo: ["seo"],
  source: ["source", "publicSince"],
};
const fieldsOf = (part: ListingFormPart): readonly string[] => [
  ...listingFieldKeys.filter((key) => listingFields[key].part === part),
  ...(systemFields[part] ?? []),
];

/** The parts of each form, in their order, each with its fields. */
const forms = {
  listing: listingFormParts.map((part) => [part, fieldsOf(part)] as const),
  project: [
    ["project", ["name", "projectNumber", "reference", "withdrawnAt", "deliveryDate", "delivery", "soldOut"]],
    ["place", [...places, "publicAddress", "latitude", "longitude"]],
    ["texts", ["description", "requirement"]],
    ["media", media],
    ["units", ["publishPrice", "constructions"]],
    ["agent", ["agent"]],
    ["seo", ["seo"]],
    ["source", ["source", "countryName", "createdAtSource", "publicSince"]],
  ],
} as const satisfies Record<string, readonly (readonly [group: string, fields: readonly string[]])[]>;

/** Content types whose form has parts; their schema names it. */
export type FormName = keyof typeof forms;
export type FormGroup = (typeof forms)[FormName][number][0];

export const formGroups: Readonly<Record<FormName, readonly (readonly [FormGroup, readonly string[]])[]>> = forms;

export const isFormName = (value: unknown): value is FormName => typeof value === "string" && value in forms;

export const isFormGroup = (value: unknown): value is FormGroup =>
  Object.values(formGroups).some((groups) => groups.some(([group]) => group === value));

/** A field in no part, such as a new one, goes with the source's data. */
export const groupOf = (form: FormName, field: string): FormGroup =>
  formGroups[form].find(([, fields]) => fields.includes(field))?.[0] ?? "source";
