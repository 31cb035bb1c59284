import { forms, type FormKey, type Language } from "@gevel/config";
import type { StoredLead } from "../lead/stored-lead.js";

const sampleAnswers: Readonly<Record<string, string>> = {
  firstName: "An",
  lastName: "Peeters",
  email: "an.peeters@example.org",
  friendEmail: "bo@example.org",
  phone: "0470123456",
  address: "Grote Markt 1",
  zip: "2000",
  city: "Antwerpen",
  minPrice: "250000",
  maxPrice: "400000",
};

/** A visitor who filled in every field, for previews and test mails. */
export function sampleLead(
  form: FormKey,
  language: Language,
  listing: { id: number; reference: string } | null,
): StoredLead {
  const data = Object.fromEntries(
    forms[form].fields.map(({ name, kind, options }): [string, string | string[]] => {
      const choices: readonly string[] = typeof options === "string" ? [] : (options ?? []);
      const first = choices[0] ?? "";
      if (kind === "choices") return [name, first ? [first] : []];
      if (kind === "box") return [name, "yes"];
      if (kind === "long") return [name, "…"];
      return [name, sampleAnswers[name] ?? first];
    }),
  );
  return {
    documentId: "",
    form,
    language,
    page: `/${language}/`,
    name: "An Peeters",
    email: sampleAnswers.email ?? "",
    listingId: listing?.id ?? null,
    listingReference: listing?.reference ?? null,
    projectId: null,
    projectName: null,
    data,
  };
}
