import { describe, expect, it } from "vitest";
import { listingFixture } from "~/replica/replica-fixture";
import { replicaFixture } from "~/shell/site-fixture";
import { listingForm, loadFormPage, type FormPart } from "./form-page.server";

type Given = Omit<Parameters<typeof listingFixture>[0], "id">;
const contextOf = (given: Given) => ({ replica: replicaFixture([listingFixture({ ...given, id: 7 })]) });
const file = (name: string, access: "public" | "on-request") => ({
  url: access === "public" ? `/uploads/${name}.pdf` : "",
  name: name ? { nl: name, fr: `${name} (fr)` } : {},
  kind: "document" as const,
  access,
});

describe("a form of a listing", () => {
  it("FORM-1 names its listing", () => {
    const page = loadFormPage(contextOf({ recordFile: "R-7", price: 250_000 }), 7, "visit", "nl");
    expect(page).toMatchObject({
      form: "contact-appointment",
      hasForm: true,
      listing: { reference: "R-7", price: { kind: "amount" } },
    });
    expect(page?.listing.infoPath).toBe(`${page?.listing.path}informatie/`);
  });

  it("FORM-1 names who reads it: the listing's agent with a picture and a number, else the agency", () => {
    const agent = { name: "Anna Claes", phone: "030000012", email: "", pictureUrl: "/uploads/anna.jpg" };
    const contact = (given: Given, part: FormPart) => loadFormPage(contextOf(given), 7, part, "nl")?.contact;
    expect(contact({ agent }, "info")).toEqual({
      ...{ name: "Anna Claes", phone: "030000012", email: "", pictureUrl: "/uploads/anna.jpg" },
      isAgency: false,
      next: "Anna Claes leest uw vraag en antwoordt u.",
    });
    expect(contact({}, "visit")).toMatchObject({ pictureUrl: "", isAgency: true });
    expect(contact({ agent }, "friend")).toBeNull();
  });

  it("PROP-10 does not exist for a sold or rented listing, or an unknown one", () => {
    expect(loadFormPage(contextOf({ marquee: 2 }), 7, "info", "nl")).toBeNull();
    expect(listingForm(contextOf({ marquee: 2 }), 7, "info", "nl")).toBeNull();
    expect(loadFormPage(contextOf({}), 8, "info", "nl")).toBeNull();
  });

  it("FORM-8 offers the documents sent on request, by name in the reader's language, each once", () => {
    const documents = [
      file("EPC", "on-request"),
      file("EPC", "on-request"),
      file("Brochure", "public"),
      file("", "on-request"),
    ];
    const names = (language: "nl" | "fr") =>
      loadFormPage(contextOf({ documents }), 7, "documents", language)?.choices.documents?.map(({ value }) => value);
    expect(names("nl")).toEqual(["EPC", "Document 3"]);
    expect(names("fr")).toEqual(["EPC (fr)", "Document 3"]);
  });

  it("PROP-18 says that there are no documents to request, and accepts no request", () => {
    const context = contextOf({ documents: [file("Brochure", "public")] });
    expect(loadFormPage(context, 7, "documents", "nl")).toMatchObject({ hasForm: false });
    expect(listingForm(context, 7, "documents", "nl")).toBeNull();
  });
});
